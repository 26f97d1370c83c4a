import { createContext, use } from 'react'
import { type Locale, localeConfigOf, localeOf } from '../../config/locales/locale.ts'
import type { Texts } from '../../config/locales/texts.ts'
import type { PageAddress } from '../../content/page-path.ts'
import type { Page, PageView } from '../../content/page-view.ts'
import type { SiteConfig } from '../../content/site-config.ts'
import { withOwnWords } from './own-words.ts'

/** The reader's current page, for all components. Only the routes change it. */
export interface CurrentPage {
  /** The language of the interface: the address's, even if the text is in another. */
  readonly locale: Locale
  /** The requested address; on an unknown page, no page has it. */
  readonly address: PageAddress
  readonly site: SiteConfig
  /** The interface texts of the language, without the configuration's. */
  readonly texts: Texts
  /** Absent on the unknown page and after a failure. */
  readonly page: Page | undefined
  readonly view: PageView | undefined
}

const CurrentPageContext = createContext<CurrentPage | undefined>(undefined)

export const CurrentPageProvider = CurrentPageContext.Provider

export function useCurrentPage(): CurrentPage {
  const current = use(CurrentPageContext)
  if (!current) throw new Error('useCurrentPage needs a CurrentPageProvider above this component')
  return current
}

/** Returns the interface texts of the reader's language, with the configuration's custom texts. */
export function useTexts(): Texts {
  const { locale, site, texts } = useCurrentPage()
  const own = localeConfigOf(site, locale.id)?.texts
  return own ? withOwnWords(texts, own) : texts
}

/** Returns the language, for `Intl` and for addresses. */
export function useLocale(): Locale {
  return localeOf(useCurrentPage().locale.id)
}
