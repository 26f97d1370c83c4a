import type { PreviewTexts } from '../en/preview.ts'

/** The Chinese texts of the draft preview. */
export const preview: PreviewTexts = {
  label: '预览',
  show: '显示',
  write: '编写',
  look: '预览',
  file: '内容文件',
  fileHint: '相对链接和图片以这个文件所在的文件夹为起点。',
  fileInvalid: '请填写某种语言的 Markdown 文件，例如 zh/guide/install/docker.md。',
  load: '从本站载入',
  loading: '正在载入……',
  notThere: '本站没有 {file} 这个文件。',
  notLoaded: '文件载入失败。请检查网络，然后重试。',
  savedCopy: '现在连接不上本站，这是本设备在 {date} 保存的副本。',
  open: '打开文件',
  copy: '复制',
  copied: '已复制',
  download: '下载',
  remove: '删除草稿',
  replaced: '原来的草稿已被替换。',
  removed: '草稿已从本设备上删除。',
  undo: '撤销',
  notStored: '这个浏览器无法保存草稿，离开之前请先下载。',
  markdown: 'Markdown',
  placeholder:
    '---\ntitle: 标题\ndescription: 一句话说明本页的用途。\n---\n\n在这里编写或粘贴 Markdown，也可以拖入 .md 文件。',
  empty: '左边写下的内容会在这里显示，与本站页面的样子一致。任何内容都不会发送出去。',
  emptyOnPhone: '写下的内容会在这里显示，与本站页面的样子一致。任何内容都不会发送出去。',
  dropHere: '松开鼠标即可打开',
  issues: '检查结果',
  noIssues:
    '本页没有发现问题。这里不检查文件是否存在、其他页面的标题、译文、菜单和图；这些请运行 npm run check:content。',
  errors: { one: '{count} 个错误', other: '{count} 个错误' },
  warnings: { one: '{count} 条建议', other: '{count} 条建议' },
  line: '第 {line} 行',
}
