;; Emacs 29 or later: ninefold for storyboards and xibs. Add these lines to init.el.
(define-derived-mode interface-builder-mode nxml-mode "Interface Builder"
  "Mode for storyboards and xibs.")
(add-to-list 'auto-mode-alist '("\\.\\(storyboard\\|xib\\)\\'" . interface-builder-mode))
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(interface-builder-mode . ("ninefold" "lsp"))))
(add-hook 'interface-builder-mode-hook #'eglot-ensure)
