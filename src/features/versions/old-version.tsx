import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { siteBase } from '../../browser/site-base.ts'
import { fill } from '../../config/locales/text-forms.ts'
import { versionTextsOf } from '../../config/locales/version-texts.ts'
import { type PageAddress, pathnameOf } from '../../content/page-path.ts'
import { newerVersion, ownVersion, pathInVersion, type SiteVersion } from '../../content/site-version.ts'
import { useCurrentPage } from '../../ui/page/current-page.tsx'
import { useInstead } from './instead.ts'
import { pageInVersionQuery, targetIn } from './version-query.ts'
import styles from './versions.module.css'

/**
 * Asks the current version of the documentation, if this site is another one, whether it has the page: search engines are then to
 * show that one. If this site is no longer maintained, a note leads there.
 */
export default function OldVersion() {
  const { address, site } = useCurrentPage()
  const current = newerVersion(site, siteBase())
  const own = ownVersion(site, siteBase())
  return current && own ? <Asked own={own} current={current} address={address} /> : null
}

interface AskedProps {
  readonly own: SiteVersion
  readonly current: SiteVersion
  readonly address: PageAddress
}

function Asked({ own, current, address }: AskedProps) {
  const { data: found } = useQuery(pageInVersionQuery(current, address))
  const texts = versionTextsOf(useCurrentPage().locale.id)
  const path = pathnameOf(address)
  const instead = found ? pathInVersion(current, found) : undefined
  useEffect(() => useInstead.setState({ [path]: instead }), [path, instead])
  if (own.isMaintained) return null
  const labels = { own: own.label, current: current.label }
  return (
    <aside className={styles.note} aria-label={texts.oldVersion}>
      {fill(texts.note, labels)}{' '}
      <a href={pathInVersion(current, targetIn(found, address))}>
        {fill(found === null ? texts.toHome : texts.toPage, labels)}
      </a>
    </aside>
  )
}
