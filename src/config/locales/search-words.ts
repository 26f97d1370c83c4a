/** The texts of the search box that are only needed with results. They load with the box. */
export const searchWords = {
  en: {
    preview: 'Preview of the selected result',
    more: { one: '{count} more in this page', other: '{count} more in this page' },
    topics: {
      guide: 'Guide',
      install: 'Installation',
      driver: 'Driver',
      api: 'API',
      settings: 'Settings',
      faq: 'FAQ',
      tool: 'Tool',
      site: 'This site',
    },
    didYouMean: 'Did you mean',
  },
  zh: {
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
    didYouMean: '你要找的是不是',
  },
}
