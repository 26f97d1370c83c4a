import { copyBuiltSite, replaceContent } from './built-copy.ts'
import { type Fault, type Site, startSite } from './site.ts'

/** Two versions of a documentation on one origin: v2 at `/`, and v1, which is no longer maintained, at `/v1/`. */
export interface TwoDocumentations {
  readonly address: string
  /** Paths requested since the test started, of both versions. */
  readonly requests: string[]
  /** Answers incorrectly what it wants to, and the rest as usual. */
  readonly setFault: (fault: Fault | undefined) => void
  readonly stop: () => Promise<void>
}

const locales = {
  '/': { title: 'Acme', description: 'All about Acme.' },
  '/zh/': { title: 'Acme 文档', partial: true },
}
const versions = [
  { label: 'v2', base: '/' },
  { label: 'v1', base: '/v1/', maintained: false },
]

export async function startTwoDocumentations(pages: {
  readonly v2: Readonly<Record<string, string>>
  readonly v1: Readonly<Record<string, string>>
}): Promise<TwoDocumentations> {
  const siteJson = { 'site.json': JSON.stringify({ locales, versions }) }
  const sites: { site: Site & { stop: () => Promise<void> }; remove: () => Promise<void> }[] = []
  for (const [name, base] of [
    ['v2', '/'],
    ['v1', '/v1/'],
  ] as const) {
    const copy = await copyBuiltSite()
    await replaceContent(copy.root, { ...siteJson, ...pages[name] })
    if (base !== '/') await copy.moveTo(base)
    sites.push({ site: await startSite(copy.root, base), remove: copy.remove })
  }
  const [current, old] = sites
  if (!current || !old) throw new Error('no sites')
  let fault: Fault | undefined
  current.site.setFault((request, response) => {
    if (fault?.(request, response)) return true
    if (!request.url?.startsWith('/v1/')) return false
    old.site.serve(request, response)
    return true
  })
  return {
    address: current.site.address,
    requests: current.site.requests,
    setFault: (next) => {
      fault = next
    },
    stop: async () => {
      for (const { site, remove } of sites) {
        await site.stop()
        await remove()
      }
    },
  }
}
