import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Ref, useEffect, useRef, useState } from 'react'
import { defaultCatalogDepth } from '../../config/blocks.ts'
import { countText } from '../../config/locales/texts.ts'
import { type CatalogEntry, catalogOf } from '../../content/catalog.ts'
import { resolveLink } from '../../content/link.ts'
import { matchesName, typedWords } from '../../content/name-match.ts'
import { folderOf, type PageAddress } from '../../content/page-path.ts'
import type { NamesByRoute } from '../../content/search-files.ts'
import { fetchFolderShard } from '../../data/manifest-queries.ts'
import { pageNamesQuery } from '../../data/page-names-query.ts'
import { FilterField } from '../../ui/filter-field.tsx'
import { useCurrentPage, useLocale, useTexts } from '../../ui/page/current-page.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { type LateBlockProps, optionOf } from './block.ts'
import styles from './catalog.module.css'

/**
 * The pages below this one, or below `base`, up to `level` levels deep (Spec P10). With `filter`, the
 * name of a field that filters them.
 */
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
  const label = optionOf(element, 'dataFilter')
  return (
    <nav className={styles.catalog} aria-label={label ?? texts.block.catalog}>
      {label ? (
        <FilteredEntries entries={state.entries} label={label} />
      ) : (
        <Entries entries={state.entries} />
      )}
    </nav>
  )
}

interface FilteredEntriesProps {
  readonly entries: readonly CatalogEntry[]
  readonly label: string
}

function FilteredEntries({ entries, label }: FilteredEntriesProps) {
  const { sidebar } = useTexts()
  const { lang } = useLocale()
  const list = useRef<HTMLUListElement>(null)
  const [typed, type] = useState('')
  const words = typedWords(typed)
  const { data: names } = useQuery({ ...pageNamesQuery, enabled: words.length > 0 })
  const matches = words.length > 0 ? matching(entries, words, names) : entries
  const found = matches.length > 0 ? countText(sidebar.found, matches.length, lang) : sidebar.none
  return (
    <>
      <FilterField
        label={label}
        typed={typed}
        type={type}
        list={list}
        status={words.length > 0 ? found : ''}
        hasMatches={matches.length > 0}
      />
      <Entries entries={matches} list={list} />
    </>
  )
}

/** Returns the matching entries of all levels as one list. */
function matching(
  entries: readonly CatalogEntry[],
  words: readonly string[],
  names: NamesByRoute | undefined,
): readonly CatalogEntry[] {
  return entries.flatMap((entry) => {
    const below = matching(entry.children, words, names)
    const { address, title } = entry
    const isMatch = address !== undefined && matchesName(words, title, names?.[address.route])
    return isMatch ? [{ ...entry, children: [] }, ...below] : below
  })
}

interface EntriesProps {
  readonly entries: readonly CatalogEntry[]
  readonly list?: Ref<HTMLUListElement>
}

function Entries({ entries, list }: EntriesProps) {
  return (
    <ul ref={list}>
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
