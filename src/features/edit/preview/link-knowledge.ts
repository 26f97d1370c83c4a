import type { QueryClient } from '@tanstack/react-query'
import type { LinkKnowledge, NearPage } from '../../../check/link-faults.ts'
import type { PageLink } from '../../../check/links-of.ts'
import { resolveLink } from '../../../content/link.ts'
import type { ManifestShard } from '../../../content/manifest.ts'
import { nearestName } from '../../../content/nearest-name.ts'
import { addressOfFile, filesOf, folderOf, type PageAddress, readingOf } from '../../../content/page-path.ts'
import { type Resolution, resolvePage, shardsToConsult } from '../../../content/resolve-page.ts'
import { fetchShards } from '../../../data/manifest-queries.ts'
import { storedDrafts } from '../page-drafts.ts'
import type { Draft } from './draft.ts'

/**
 * Returns what the manifest knows about the targets of a page's links. Files are assumed to exist, because no
 * list contains them.
 *
 * @returns `undefined` if the manifest is not available
 */
export async function linkKnowledge(
  client: QueryClient,
  links: readonly PageLink[],
  from: PageAddress,
): Promise<LinkKnowledge | undefined> {
  const addresses = links
    .map(({ url }) => resolveLink(url, from))
    .flatMap((target) => (target.kind === 'page' ? [target.address] : []))
  try {
    const shards = await fetchShards(client, (root) => {
      const wanted = addresses.flatMap((address) => shardsToConsult(readingOf(address), root))
      return [...new Map(wanted.map((shard) => [shard.name, shard])).values()]
    })
    const drafts = storedDrafts()
    const resolve = (address: PageAddress) =>
      draftedResolution(address, drafts) ?? resolvePage(readingOf(address), shards)
    return {
      resolve,
      hasFile: () => true,
      nearest: (address) => nearPage(address, shards),
    }
  } catch {
    return undefined
  }
}

/** Returns what drafts make of an address: a new page, a moved one, or none. `undefined` if they don't change that. */
function draftedResolution(address: PageAddress, drafts: readonly Draft[]): Resolution | undefined {
  const { locale } = address
  const files = filesOf(address)
  const own = drafts.find(({ file }) => files.includes(file))
  if (own?.isDeleted) return { kind: 'unknown', locale }
  if (own) return { kind: 'page', address, file: own.file, textLocale: locale }
  const moved = drafts.find(({ movedFrom }) => movedFrom !== undefined && files.includes(movedFrom))
  const to = moved && addressOfFile(moved.file)
  return to && { kind: 'redirect', to }
}

/**
 * Returns the page of the same folder that was probably meant. The pages of other folders, which the content check at the
 * terminal also compares, are not loaded for this.
 */
function nearPage({ locale, route }: PageAddress, shards: readonly ManifestShard[]): NearPage | undefined {
  const folder = folderOf(route)
  const pages = shards
    .filter((shard) => shard.locale === locale && shard.folder === folder)
    .flatMap((shard) => shard.pages)
    .filter((page) => page.route !== folder)
  const nameOf = (one: string) => one.slice(folder.length).replace(/\.html$/, '')
  const names = new Map(pages.map((page) => [nameOf(page.route), page.file]))
  const near = nearestName(nameOf(route), names.keys())
  const file = near === undefined ? undefined : names.get(near)
  if (near === undefined || file === undefined) return undefined
  names.delete(near)
  return { file, isOnly: nearestName(nameOf(route), names.keys()) === undefined }
}
