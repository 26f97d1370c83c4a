import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { defaultCatalogDepth } from '../../config/blocks.ts'
import { type CatalogEntry, catalogOf } from '../../content/catalog.ts'
import { resolveLink } from '../../content/link.ts'
import { folderOf, type PageAddress } from '../../content/page-path.ts'
import { fetchFolderShard } from '../../data/manifest-queries.ts'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { type LateBlockProps, optionOf } from './block.ts'
import styles from './catalog.module.css'

/** The pages below this one, or below `base`, up to `level` levels deep (Spec P10). */
export default function Catalog({ element }: LateBlockProps) {
  const texts = useTexts()
  const { address } = useCurrentPage()
  const client = useQueryClient()
  const base = folderFrom(optionOf(element, 'dataBase'), address)
  const depth = depthOf(optionOf(element, 'dataLevel') ?? optionOf(element, 'dataDepth'))
  const [state, setState] = useState<{
    readonly entries?: readonly CatalogEntry[]
    readonly error?: unknown
  }>({})
  const { locale, route } = base
  useEffect(() => {
    let isCurrent = true
    catalogOf({ locale, route }, (folder) => fetchFolderShard(client, folder), depth)
      .then((entries) => isCurrent && setState({ entries }))
      .catch((error: unknown) => isCurrent && setState({ error }))
    return () => {
      isCurrent = false
    }
  }, [client, locale, route, depth])
  if (state.error !== undefined) throw state.error
  if (!state.entries || state.entries.length === 0) return null
  return (
    <nav className={styles.catalog} aria-label={texts.block.catalog}>
      <Entries entries={state.entries} />
    </nav>
  )
}

interface EntriesProps {
  readonly entries: readonly CatalogEntry[]
}

function Entries({ entries }: EntriesProps) {
  return (
    <ul>
      {entries.map(({ title, address, children }) => (
        <li key={`${address?.route} ${title}`}>
          {address ? (
            <SiteLink to={{ kind: 'page', address, search: '', hash: '' }}>{title}</SiteLink>
          ) : (
            <span>{title}</span>
          )}
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  )
}

function folderFrom(base: string | undefined, address: PageAddress): PageAddress {
  const target = base === undefined ? undefined : resolveLink(base, address)
  const from = target?.kind === 'page' ? target.address : address
  return { locale: from.locale, route: from.route.endsWith('/') ? from.route : folderOf(from.route) }
}

/** Returns the depth, from 1 up to a reasonable maximum; invalid values mean the default (Spec K13). */
function depthOf(text: string | undefined): number {
  const depth = Number(text)
  return Number.isInteger(depth) && depth > 0 ? Math.min(depth, defaultCatalogDepth) : defaultCatalogDepth
}
