/** The English texts of the tools that work in the reader's browser, loaded with them. Every language has the same shape. */
export const localTool = {
  stays: 'Everything stays in this browser. Nothing is sent or stored.',
  shared: 'The address of this page contains your choices, but no passwords. Copy it to share them.',
  open: 'Open a file',
  drop: 'Paste the text, or drop the file here.',
  tooLarge: 'The file is larger than {size}. Choose a smaller file.',
  unreadable: 'The file can’t be read. Choose it again.',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  startAgain: 'Start again',
  fixes: 'Fix',
  position: 'Line {line}, column {column}',
  severities: { error: 'Error', warning: 'Warning', hint: 'Hint' },
  counts: {
    error: { one: '{count} error', other: '{count} errors' },
    warning: { one: '{count} warning', other: '{count} warnings' },
    hint: { one: '{count} hint', other: '{count} hints' },
  },
  colon: ': ',
  between: ', ',
}

export type LocalToolTexts = typeof localTool
