-- A session in Neovim, run by `check`: it opens a document with a contradiction, reads the finding, hovers over the
-- constraint, applies a code action, and sees the finding gone. Each step prints a line of session.txt; a step that fails ends
-- the editor with status 1.
local function fail(words)
  io.stderr:write("session: " .. words .. "\n")
  vim.cmd("cquit 1")
end

local function say(words) io.stdout:write(words .. "\n") end

local function wait(words, condition)
  if not vim.wait(30000, condition, 20) then fail("no " .. words .. " after 30 s") end
end

local function codes()
  local found = {}
  for _, one in ipairs(vim.diagnostic.get(0)) do
    table.insert(found, tostring(one.user_data and one.user_data.lsp and one.user_data.lsp.code or one.code))
  end
  table.sort(found)
  return table.concat(found, " ")
end

local function run()
  vim.cmd("edit " .. vim.fn.fnameescape(vim.env.DOCUMENT))
  wait("client", function() return #vim.lsp.buf_get_clients(0) > 0 end)
  wait("finding", function() return #vim.diagnostic.get(0) > 0 end)
  say("findings: " .. codes())
  local finding = vim.diagnostic.get(0)[1]
  say("message: " .. vim.split(finding.message, "\n")[1])

  -- The cursor is on the finding.
  vim.api.nvim_win_set_cursor(0, { finding.lnum + 1, finding.col + 1 })
  local before = #vim.api.nvim_list_wins()
  vim.lsp.buf.hover()
  wait("hover", function() return #vim.api.nvim_list_wins() > before end)
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= "" then
      local lines = vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false)
      say("hover: " .. vim.trim(lines[1]))
      vim.api.nvim_win_close(window, true)
    end
  end

  local definition = vim.lsp.buf_request_sync(0, "textDocument/definition", vim.lsp.util.make_position_params(), 5000)
  if not definition then fail("no definition") end

  vim.ui.select = function(items, options, choose)
    local titles = {}
    for _, item in ipairs(items) do
      local title = (options.format_item or tostring)(item)
      table.insert(titles, title)
    end
    say("actions: " .. table.concat(titles, "; "))
    for index, title in ipairs(titles) do
      if title:find("Remove", 1, true) then return choose(items[index], index) end
    end
    fail("no action removes a constraint")
  end
  local lines = vim.api.nvim_buf_line_count(0)
  vim.lsp.buf.code_action()
  wait("edit", function() return vim.api.nvim_buf_line_count(0) == lines - 1 end)
  wait("end of the finding", function() return #vim.diagnostic.get(0) == 0 end)
  say("findings after the edit: " .. #vim.diagnostic.get(0))

  -- A document that is broken has the finding of the parser.
  vim.api.nvim_buf_set_lines(0, 2, 2, false, { "<" })
  wait("finding of the parser", function() return codes() == "malformed-xml" end)
  say("findings of a broken document: " .. codes())
  vim.api.nvim_buf_set_lines(0, 2, 3, false, {})
  wait("end of the finding of the parser", function() return #vim.diagnostic.get(0) == 0 end)
  vim.cmd("write")
  say("saved")
  vim.cmd("qall!")
end

local isDone, words = pcall(run)
if not isDone then fail(tostring(words)) end
