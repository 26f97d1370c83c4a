/** The languages of the pages about the product, for scripts that compare them with it or generate parts of them. */
export const productLanguages = ['en', 'zh'] as const

export type ProductLanguage = (typeof productLanguages)[number]
