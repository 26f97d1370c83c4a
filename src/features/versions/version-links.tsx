import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useWasNear } from '../../browser/near-viewport.ts'
import { siteBase } from '../../browser/site-base.ts'
import { versionTextsOf } from '../../config/locales/version-texts.ts'
import type { PageAddress } from '../../content/page-path.ts'
import { pathInVersion, type SiteVersion } from '../../content/site-version.ts'
import { useCurrentPage } from '../../ui/page/current-page.tsx'
import { pageInVersionQuery, targetIn } from './version-query.ts'
import styles from './versions.module.css'

/**
 * Links to this page in each version of the documentation. The other sites are asked whether they have it once the links are seen;
 * until they have answered, and if they don't, the links lead to the same address.
 */
export default function VersionLinks() {
  const { address, site } = useCurrentPage()
  const box = useRef<HTMLUListElement>(null)
  const isSeen = useWasNear(box, 0)
  return (
    <ul ref={box} className={styles.versions}>
      {site.versions?.map((version) => (
        <li key={version.base}>
          <VersionLink version={version} address={address} isSeen={isSeen} />
        </li>
      ))}
    </ul>
  )
}

interface VersionLinkProps {
  readonly version: SiteVersion
  readonly address: PageAddress
  readonly isSeen: boolean
}

function VersionLink({ version, address, isSeen }: VersionLinkProps) {
  const texts = versionTextsOf(useCurrentPage().locale.id)
  const isOwn = version.base === siteBase()
  const { data: found } = useQuery({ ...pageInVersionQuery(version, address), enabled: isSeen && !isOwn })
  return (
    <a href={pathInVersion(version, targetIn(found, address))} aria-current={isOwn ? 'true' : undefined}>
      <span>{version.label}</span> {!version.isMaintained && <small>{texts.notMaintained} </small>}
      {found === null && <small className={styles.home}>{texts.noPage}</small>}
    </a>
  )
}
