import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { rootLocale } from '../../src/config/locales/locale.ts'
import type { ContentIssue } from '../../src/content/issue.ts'
import { siteConfigFile } from '../../src/content/site-config.ts'
import { readRegularFile } from './list-files.ts'

/** The module of one of the site's own blocks. */
export interface OwnBlock {
  readonly name: string
  /** Below the content folder. */
  readonly file: string
  readonly text: string
  /** Its SHA-256, as hex digits. */
  readonly hash: string
}

interface OwnBlocks {
  readonly blocks: readonly OwnBlock[]
  /** Of all listed modules, below the content folder. */
  readonly files: readonly string[]
  readonly issues: readonly ContentIssue[]
}

/**
 * Reads the modules of the blocks that `site.json` lists, and reports those that are missing or define no element of this name.
 *
 * @param files the files of the content folder. That of a site with one language has its folder `blocks` in this language
 */
export async function readOwnBlocks(
  content: string,
  files: readonly string[],
  names: readonly string[],
): Promise<OwnBlocks> {
  const found: string[] = []
  const blocks: OwnBlock[] = []
  const issues: ContentIssue[] = []
  for (const name of new Set(names)) {
    const file = [`blocks/${name}.js`, `${rootLocale.id}/blocks/${name}.js`].find((one) =>
      files.includes(one),
    )
    if (file === undefined) {
      issues.push({ file: siteConfigFile, line: 1, kind: 'block-missing', values: { name } })
      continue
    }
    found.push(file)
    const text = (await readRegularFile(join(content, file)))?.toString('utf8') ?? ''
    if (definesElement(text, name))
      blocks.push({ name, file, text, hash: createHash('sha256').update(text).digest('hex') })
    else issues.push({ file, line: 1, kind: 'block-undefined', values: { name } })
  }
  return { blocks, files: found, issues }
}

/** Returns whether a module mentions the registry of elements and the name as a string. Bundled code can define it indirectly. */
const definesElement = (text: string, name: string) =>
  text.includes('customElements') && ['"', "'", '`'].some((quote) => text.includes(quote + name + quote))
