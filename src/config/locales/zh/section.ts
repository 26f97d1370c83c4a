import type { SectionTexts } from '../en/section.ts'

export const section: SectionTexts = {
  title: '打印或保存一个章节',
  about: '把该章节的页面依次合成一份文档：可以打印，在浏览器的打印窗口里存为 PDF，或者存为 Markdown 文件。',
  which: '章节',
  all: '侧边栏里的全部页面',
  pages: { one: '{count} 页', other: '{count} 页' },
  print: '打印或存为 PDF',
  save: '存为 Markdown',
  loading: '正在加载：{done} / {total}',
  preparing: '正在准备：{done} / {total}',
  stop: '停止',
  missing: {
    one: '有 {count} 页没能加载。',
    other: '有 {count} 页没能加载。',
  },
  without: '不含这些页面，继续打印',
  failed: '一页都没能加载。请检查网络连接，然后重试。',
  close: '关闭',
}
