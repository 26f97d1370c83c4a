/** The shapes of the icons in `icon-names.ts`, taken from lucide while building (vite.config.ts). */
declare module 'virtual:icon-shapes' {
  const shapes: Readonly<Record<string, readonly (readonly [string, Readonly<Record<string, string>>])[]>>
  export default shapes
}

/** The groups of interface texts in `page-text-groups.ts`, taken out of the languages while building (vite.config.ts). */
declare module 'virtual:page-texts' {
  type Groups = typeof import('./page-text-groups.ts').pageTextGroups[number]
  type Texts = import('../locales/en.ts').Texts
  type PageTexts = Pick<Texts, Groups> & { readonly search: Pick<Texts['search'], 'open' | 'button'> }
  const texts: Readonly<Record<import('../locales/locale.ts').LocaleId, PageTexts>>
  export default texts
}
