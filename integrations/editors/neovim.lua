-- Neovim 0.7 or later: ninefold for storyboards and xibs. Add these lines to init.lua.
vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = { "*.storyboard", "*.xib" },
  callback = function(event)
    vim.bo[event.buf].filetype = "xml"
    local top = vim.fn.finddir(".git", vim.fn.fnamemodify(event.file, ":p:h") .. ";")
    -- One server is enough for all documents.
    if not (vim.g.ninefold_client and vim.lsp.get_client_by_id(vim.g.ninefold_client)) then
      vim.g.ninefold_client = vim.lsp.start_client({
        name = "ninefold",
        cmd = { vim.g.ninefold or "ninefold", "lsp" },
        root_dir = top ~= "" and vim.fn.fnamemodify(top, ":p:h:h") or vim.fn.getcwd(),
        get_language_id = function() return "xml" end,
      })
    end
    vim.lsp.buf_attach_client(event.buf, vim.g.ninefold_client)
    -- Constraints as equations beside their elements, from Neovim 0.10 on.
    if vim.lsp.inlay_hint and vim.lsp.inlay_hint.enable then
      vim.lsp.inlay_hint.enable(true, { bufnr = event.buf })
    end
  end,
})
