import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtSite } from '../../scripts/serve/static-server.ts'
import type { LocaleId } from '../../src/config/locales/locale.ts'
import { readManifestRoot, readManifestShard } from '../../src/content/manifest.ts'
import { pathnameOf } from '../../src/content/page-path.ts'

/** Returns the paths of every page of a language in the built site, from its manifest. */
export async function builtPages(locale: LocaleId): Promise<readonly string[]> {
  const json = async (file: string) => JSON.parse(await readFile(join(builtSite, file), 'utf8')) as unknown
  const root = readManifestRoot(await json('manifest.json'))
  const names = Object.values(root?.shards[locale] ?? {})
  const shards = await Promise.all(
    names.map(async (name) => readManifestShard(await json(`manifest/${name}.json`))),
  )
  return shards.flatMap((shard) => shard?.pages ?? []).map(({ route }) => pathnameOf({ locale, route }))
}
