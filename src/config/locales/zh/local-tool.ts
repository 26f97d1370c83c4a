import type { LocalToolTexts } from '../en/local-tool.ts'

export const localTool: LocalToolTexts = {
  stays: '所有内容都留在这个浏览器中，不会发送，也不会保存。',
  shared: '本页地址包含你的选择，但不含密码。复制地址即可分享。',
  open: '打开文件',
  drop: '粘贴内容，或把文件拖到这里。',
  tooLarge: '文件超过 {size}，请选择更小的文件。',
  unreadable: '无法读取这个文件，请重新选择。',
  copy: '复制',
  copied: '已复制',
  download: '下载',
  startAgain: '重新开始',
  fixes: '解决方法',
  position: '第 {line} 行，第 {column} 列',
  severities: { error: '错误', warning: '警告', hint: '提示' },
  counts: {
    error: { one: '{count} 个错误', other: '{count} 个错误' },
    warning: { one: '{count} 个警告', other: '{count} 个警告' },
    hint: { one: '{count} 条提示', other: '{count} 条提示' },
  },
  colon: '：',
  between: '，',
}
