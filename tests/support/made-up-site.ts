import type { LocaleId } from '../../src/config/locales/locale.ts'
import type { SearchPage } from '../../src/content/search-files.ts'
import { searchPagesOf } from './search-site.ts'

/**
 * Returns the requested number of pages: first this site's own, then recombinations of their sections with
 * some words unique to each page, so that lengths and frequencies are realistic. The same in every run.
 */
export function madeUpSite(locale: LocaleId, pageCount: number): readonly SearchPage[] {
  let seed = 7
  const chance = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return seed % below
  }
  const real = searchPagesOf(locale)
  const sections = real.flatMap((page) => page.sections)
  return Array.from({ length: pageCount }, (_, at) => {
    const like = real[at % real.length]
    if (at < real.length && like) return like
    const count = like?.sections.length ?? 10
    const own = Array.from({ length: 5 }, () => `w${chance(1_000_000).toString(36)}`).join(' ')
    const dealt = Array.from({ length: count }, (_each, place) => {
      const section = sections[chance(sections.length)] ?? { heading: '', text: '' }
      return { ...section, id: place === 0 ? '' : `s${place}`, text: `${section.text} ${own}` }
    })
    return {
      route: `/p${at}.html`,
      title: `${like?.title} ${at}`,
      folders: [],
      words: [],
      pinyin: [],
      sections: dealt,
      hash: `${at}`,
    }
  })
}
