import { localeConfigOf, localeOf } from '../config/locales/locale.ts'
import { pageTextsOf } from '../config/locales/page-texts.ts'
import type { PictureSizes } from '../content/manifest.ts'
import type { Page } from '../content/page-view.ts'
import type { SiteConfig } from '../content/site-config.ts'
import { Icon } from '../ui/icon.tsx'
import { LinkView } from '../ui/page/link-view.tsx'
import { withOwnWords } from '../ui/page/own-words.ts'
import type { ViewContext } from '../ui/page/view-context.ts'

/** Returns the context of views in the first paint: plain browser links, and placeholders for icons that load later. */
export function domContext(
  { address, textLocale }: Pick<Page, 'address' | 'textLocale'>,
  site: SiteConfig | undefined,
  pictures: PictureSizes,
): ViewContext {
  const config = site ?? {}
  const own = localeConfigOf(config, address.locale)?.texts
  const texts = pageTextsOf(address.locale)
  const shown = own ? withOwnWords(texts, own, 'page') : texts
  return {
    locale: localeOf(address.locale),
    address,
    textLocale,
    site: config,
    isSiteKnown: site !== undefined,
    texts: shown,
    pictures,
    Link: (props) => <LinkView {...props} opensInNewTab={shown.frame.opensInNewTab} />,
    OwnIcon: ({ size = 24 }) => <Icon size={size} />,
  }
}
