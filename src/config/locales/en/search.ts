/** The English texts of the search box that are only needed with results. They load with the box. */
export const search = {
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
  direct: 'Answer',
  didYouMean: 'Did you mean',
}

export type SearchTexts = typeof search
