import type { Said } from './draft.ts'
import type { JsonFault } from './read-json.ts'

type Words = Omit<Said, 'rule'>

/** What is said about each reason why a text is not JSON. AList stops with `load config error` in every case. */
const sayings: Readonly<Record<JsonFault, Words>> = {
  empty: {
    what: { en: 'The file is empty, so AList doesn’t start.', zh: '文件是空的，AList 无法启动。' },
    fix: {
      en: 'Restore a backup, or delete the file. AList then creates it with the defaults.',
      zh: '恢复备份，或删除这个文件，AList 会用默认值重新创建。',
    },
  },
  'byte-order-mark': {
    what: {
      en: 'The file starts with an invisible byte order mark (BOM), which some Windows editors add.',
      zh: '文件开头有看不见的字节顺序标记（BOM），一些 Windows 编辑器会加上它。',
    },
    fix: {
      en: 'Save the file as “UTF-8” instead of “UTF-8 with BOM” or “Unicode”.',
      zh: '另存为“UTF-8”，不要选“带 BOM 的 UTF-8”或“Unicode”。',
    },
  },
  comment: {
    what: { en: 'JSON has no comments.', zh: 'JSON 不支持注释。' },
    fix: { en: 'Delete the comment.', zh: '删除这条注释。' },
  },
  'extra-comma': {
    what: { en: 'There is a comma too many.', zh: '这里多了一个逗号。' },
    fix: { en: 'Delete the comma. The last entry has none.', zh: '删除这个逗号，最后一项后面没有逗号。' },
  },
  'missing-comma': {
    what: { en: 'A comma is missing after this value.', zh: '这个值后面缺少逗号。' },
    fix: { en: 'Add `,` at the end of this line.', zh: '在这一行末尾加上 `,`。' },
  },
  'missing-colon': {
    what: { en: 'A colon is missing after this key.', zh: '这个键后面缺少冒号。' },
    fix: { en: 'Add `:` between the key and its value.', zh: '在键和值之间加上 `:`。' },
  },
  'single-quotes': {
    what: { en: 'JSON uses double quotes.', zh: 'JSON 使用双引号。' },
    fix: { en: 'Replace `\'` with `"`.', zh: '把 `\'` 换成 `"`。' },
  },
  'typographic-quotes': {
    what: {
      en: 'These are typographic quotes, which word processors and chat programs insert.',
      zh: '这是弯引号或中文引号，文字处理软件和聊天软件会自动换成它。',
    },
    fix: { en: 'Replace them with `"`.', zh: '换成英文双引号 `"`。' },
  },
  'full-width': {
    what: { en: 'This is a full-width character.', zh: '这是全角字符。' },
    fix: { en: 'Type it again with the English keyboard.', zh: '切换到英文输入法后重新输入。' },
  },
  unquoted: {
    what: { en: 'Keys are written in double quotes.', zh: '键要写在双引号中。' },
    fix: { en: 'Put `"` before and after the key.', zh: '在键的前后加上 `"`。' },
  },
  'unclosed-text': {
    what: {
      en: 'The closing quote of this text is missing on its line.',
      zh: '这段文本在本行内缺少结束的引号。',
    },
    fix: {
      en: 'Add `"` at the end of the text. Write `\\\\` instead of a backslash before it, and `\\n` instead of a line break.',
      zh: '在文本末尾加上 `"`。末尾的反斜杠写成 `\\\\`，换行写成 `\\n`。',
    },
  },
  'control-character': {
    what: {
      en: 'The text contains a control character, such as a tab.',
      zh: '文本中有控制字符，例如制表符。',
    },
    fix: { en: 'Delete it, or write `\\t` for a tab.', zh: '删除它，制表符写成 `\\t`。' },
  },
  backslash: {
    what: {
      en: 'In JSON, a backslash starts an escape sequence, and this is none. This happens with Windows paths.',
      zh: 'JSON 中的反斜杠表示转义，而这里不是有效的转义，常见于 Windows 路径。',
    },
    fix: {
      en: 'Write `\\\\` for every backslash of the path, or use `/`.',
      zh: '路径中的每个反斜杠写成 `\\\\`，或改用 `/`。',
    },
  },
  unclosed: {
    what: {
      en: 'This bracket is never closed. The file may be cut off.',
      zh: '这个括号没有闭合，文件可能不完整。',
    },
    fix: {
      en: 'Add the missing `}` or `]`, or restore a backup.',
      zh: '补上缺少的 `}` 或 `]`，或恢复备份。',
    },
  },
  'extra-text': {
    what: { en: 'There is text after the end of the configuration.', zh: '配置结束之后还有内容。' },
    fix: {
      en: 'Delete everything after the last `}`. If keys follow, a `}` before them is too many.',
      zh: '删除最后一个 `}` 之后的内容。如果后面还有键，说明前面多了一个 `}`。',
    },
  },
  literal: {
    what: { en: 'This is not a JSON value.', zh: '这不是 JSON 的值。' },
    fix: {
      en: 'Write `true` or `false` in lower case, and put text in double quotes.',
      zh: '`true` 和 `false` 用小写，文本写在双引号中。',
    },
  },
  number: {
    what: {
      en: 'JSON numbers have no leading zero, plus sign, or unit.',
      zh: 'JSON 数字不能以 0 开头，也不能带加号或单位。',
    },
    fix: {
      en: 'Write only digits, or put text in double quotes.',
      zh: '只写数字；如果是文本，写在双引号中。',
    },
  },
  'too-deep': {
    what: {
      en: 'The brackets are nested far deeper than in a configuration file.',
      zh: '括号嵌套过深，不像配置文件。',
    },
    fix: { en: 'Check that this is `config.json`.', zh: '确认这是 `config.json`。' },
  },
  unexpected: {
    what: { en: 'This character has no place here.', zh: '这里不应该出现这个字符。' },
    fix: {
      en: 'Delete it, and check the quotes and commas around it.',
      zh: '删除它，并检查前后的引号和逗号。',
    },
  },
}

/** Returns what is said about a fault. */
export const sayingOf = (fault: JsonFault): Said => ({ rule: `json-${fault}`, ...sayings[fault] })
