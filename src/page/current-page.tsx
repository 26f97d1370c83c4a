import { createContext, use } from 'react'
import type { PageAddress } from '../content/page-path.ts'
import type { Page, PageView } from '../content/page-view.ts'
import type { SiteConfig } from '../content/site-config.ts'
import { type Locale, localeOf } from '../locales/locale.ts'
import { type Texts, textsOf } from '../locales/texts.ts'
import { withOwnWords } from './own-words.ts'
import { configuredTextsOf } from './site-texts.ts'

/** What every component may know of where the reader is. Written by the routes, read by everyone else. */
export interface CurrentPage {
  /** The language of the interface: the address's, also where the text is in another. */
  readonly locale: Locale
  /** The address asked for; on an unknown page no page has it. */
  readonly address: PageAddress
  readonly site: SiteConfig
  /** Absent on the unknown page and on a failure. */
  readonly page: Page | undefined
  readonly view: PageView | undefined
}

const CurrentPageContext = createContext<CurrentPage | undefined>(undefined)

export const CurrentPageProvider = CurrentPageContext.Provider

export function useCurrentPage(): CurrentPage {
  const current = use(CurrentPageContext)
  if (!current) throw new Error('useCurrentPage: there is no CurrentPageProvider above this component')
  return current
}

/** The interface texts of the reader's language, in the configuration's words where it has its own. */
export function useTexts(): Texts {
  const { locale, site } = useCurrentPage()
  const own = configuredTextsOf(site, locale.id)?.texts
  const texts = textsOf(locale.id)
  return own ? withOwnWords(texts, own) : texts
}

/** The language itself, for `Intl` and for addresses. */
export function useLocale(): Locale {
  return localeOf(useCurrentPage().locale.id)
}
