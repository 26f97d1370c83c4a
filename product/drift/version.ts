import { join } from 'node:path'
import * as v from 'valibot'
import { type Comparison, differences } from './comparison.ts'
import type { OpenApi } from './open-api.ts'
import { type Pages, pageOf } from './pages.ts'
import type { Product } from './product.ts'

const publicSettings = v.object({ version: v.string() })

/** Compares the version with that of the API's description and the changelog. */
export async function compareVersion(product: Product, pages: Pages, api: OpenApi): Promise<Comparison> {
  const { version } = v.parse(publicSettings, await product.data('/api/public/settings'))
  const { headings, file } = await pageOf(pages, '/guide/changelog.html')
  const newest = headings.find(({ depth, text }) => depth === 2 && /^v\d/.test(text))
  return {
    name: 'version',
    compared: 2,
    skipped: [],
    drifts: [
      ...differences(
        { subject: 'version', file: api.file, line: api.lineOf('"version"') },
        { 'described API': [version, api.document.info.version] },
      ),
      ...differences(
        { subject: 'version', file: join(pages.folder, file), line: newest?.line ?? 1 },
        { 'newest in the changelog': [version, newest?.text ?? 'no version'] },
      ),
    ],
  }
}
