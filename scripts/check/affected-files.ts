import { locales } from '../../src/config/locales/locale.ts'
import { addressOfFile, filesOf, inLocale, pathnameOf } from '../../src/content/page-path.ts'
import type { Site } from './site.ts'
import { fileOf } from './used-images.ts'

/**
 * Returns the files in which a change can cause issues: the changed files, their translations, the pages that link to
 * them or include them, and all configuration files.
 *
 * @param changed below the content folder; images beside it start with `../`
 */
export function affectedFiles(site: Site, changed: readonly string[]): (file: string) => boolean {
  const addresses = changed.flatMap((file) => addressOfFile(file) ?? [])
  const versions = addresses.flatMap((address) => locales.map(({ id }) => inLocale(address, id)))
  const files = new Set([...changed, ...versions.flatMap(filesOf)])
  const paths = new Set(versions.map(pathnameOf))
  const shown = new Set(changed.map((file) => (file.startsWith('../') ? file.slice(3) : `content/${file}`)))
  for (const { file, address, links } of site.pages) {
    const isLinking = links.some(({ url }) => {
      const target = site.targetOf(url, address)
      if (target.kind === 'page') return paths.has(pathnameOf(target.address))
      return target.kind === 'file' && shown.has(fileOf(target.path))
    })
    const isIncluding = site.included.get(file)?.some((path) => changed.includes(path))
    if (isLinking || isIncluding) files.add(file)
  }
  return (file) => files.has(file) || file.endsWith('.json')
}
