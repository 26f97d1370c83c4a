import { useEffect, useState } from 'react'
import { version } from '../../../package.json'
import { checkSelf, type SelfCheck as Found } from '../../browser/self-check.ts'
import { siteBase } from '../../browser/site-base.ts'
import { sizeText } from '../../browser/size-text.ts'
import { type SelfCheckTexts, selfCheckTextsOf } from '../../config/locales/self-check-texts.ts'
import type { SiteConfig } from '../../content/site-config.ts'
import { canStore } from '../../stores/storage.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { useCurrentPage, useLocale, useTexts } from '../../ui/page/current-page.tsx'

/** Shows what works in this browser at this address, for reading and for reports: `<SelfCheck />` (Spec X14). */
export default function SelfCheck() {
  const { site, locale } = useCurrentPage()
  const texts = selfCheckTextsOf(useLocale().id)
  const { colon } = useTexts().article
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    let isWanted = true
    checkSelf().then((facts) => isWanted && setFound(facts))
    return () => {
      isWanted = false
    }
  }, [])
  if (!found) return <p role="status">{texts.looking}</p>
  const rows = rowsOf(found, site, { texts, colon, lang: locale.lang })
  const report = rows.map(([what, value]) => what + colon + value).join('\n')
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.found}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, value]) => (
            <tr key={what}>
              <td>{what}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <CopyButton text={report} label={texts.copy} copiedLabel={texts.copied} what="" />
      </p>
    </>
  )
}

interface Words {
  readonly texts: SelfCheckTexts
  readonly colon: string
  readonly lang: string
}

function rowsOf(
  found: Found,
  site: SiteConfig,
  { texts, colon, lang }: Words,
): readonly (readonly [string, string])[] {
  const said = (is: boolean) => (is ? texts.yes : texts.no)
  const servers = Object.values(site.apiServers ?? {}).filter(Boolean).length
  return [
    [texts.address, location.origin + siteBase()],
    [texts.secure, found.isSecure ? texts.yes : texts.insecure],
    [texts.online, found.isOnline ? texts.yes : texts.offline],
    [texts.worker, texts.workerStates[found.worker]],
    [texts.saved, savedText(found.caches, texts, colon)],
    [texts.used, found.usedBytes === undefined ? texts.unknown : sizeText(found.usedBytes, lang)],
    [texts.stores, said(canStore())],
    [texts.clipboard, found.hasClipboard ? texts.yes : texts.clipboardOld],
    [texts.servers, new Intl.NumberFormat(lang).format(servers)],
    [texts.comments, said(site.comment !== undefined)],
    [texts.engine, version],
    [texts.application, found.application],
    [texts.browser, found.browser],
  ]
}

function savedText(caches: Found['caches'], texts: SelfCheckTexts, colon: string): string {
  if (!caches) return texts.unknown
  if (caches.length === 0) return texts.noData
  return caches.map(({ name, entries }) => name + colon + entries).join('; ')
}
