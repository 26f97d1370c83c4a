import { readContentTree } from '../../scripts/content/content-tree.ts'
import { hashOf } from '../../scripts/shared/hash-of.ts'
import { type ManifestShard, readManifestRoot, readManifestShard } from '../../src/content/manifest.ts'
import { writeManifest } from '../../src/content/write-manifest.ts'

/** Returns the manifest of the current content, whatever the index command wrote last: the root, and the shards by name. */
export async function siteIndex() {
  const { pages, configFiles } = await readContentTree('public/content')
  const { root: text, shards: texts } = writeManifest(pages, { configFiles, hash: hashOf })
  const root = readManifestRoot(JSON.parse(text))
  if (!root) throw new Error('The manifest of this site is unreadable.')
  const shards = [...texts].flatMap(([name, shard]): readonly (readonly [string, ManifestShard])[] => {
    const read = readManifestShard(JSON.parse(shard))
    return read ? [[name, read]] : []
  })
  return { pages, root, shards: new Map(shards) }
}
