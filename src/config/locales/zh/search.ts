import type { SearchTexts } from '../en/search.ts'

export const search: SearchTexts = {
  preview: '预览选中的结果',
  more: { one: '本页还有 {count} 条', other: '本页还有 {count} 条' },
  topics: {
    guide: '指南',
    install: '安装',
    driver: '驱动',
    api: 'API',
    settings: '设置',
    faq: '常见问题',
    tool: '工具',
    site: '本站',
  },
  direct: '答案',
  didYouMean: '你要找的是不是',
}
