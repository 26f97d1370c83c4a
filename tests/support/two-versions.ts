import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createStaticServer } from '../../scripts/serve/static-server.ts'
import { copyBuiltSite, replaceContent, runIndex, writeContent } from './built-copy.ts'
import { publishNext } from './next-version.ts'
import { type Fault, test as site, startSite } from './site.ts'

export type Version = 'A' | 'B'

interface RequestFacts {
  readonly path: string
  /** The number of the request, from 1. */
  readonly count: number
  /** The version that has a script or style of this name. */
  readonly owner: Version | undefined
}

/** Returns which version answers a request, as a host does that is in the middle of something. */
export type Deployment = (request: RequestFacts) => Version

/** The text that a page of a version has and no page of the other. */
export const textOf = (version: Version) => `Text of version ${version}`

/** The pages of a version, which can be edited. `Math` has a late part, and no test opens `Unread` before the server changes. */
const pagesOf = (version: Version): Readonly<Record<string, string>> => ({
  'site.json': '{ "docsRepo": "docs-team/docs", "editLink": true }',
  'en/README.md': `# Home\n\n${textOf(version)}.\n\n<KeepSite />`,
  'en/guide/README.md': `# Guide\n\n${textOf(version)}.\n\n[Unread](./unread.md) [Math](./math.md)`,
  'en/guide/unread.md': `# Unread\n\n${textOf(version)}.`,
  'en/guide/math.md': `# Math\n\n${textOf(version)}.\n\n$$\na + b\n$$`,
  'en/guide/preview.md': `# Preview\n\n<Preview />`,
  'zh/README.md': `# 首页\n\n${textOf(version)}。`,
})

const versions = ['A', 'B'] as const

interface Folders {
  /** Two published versions, whose scripts and styles have no name in common. */
  readonly roots: Readonly<Record<Version, string>>
}

/** A server between two versions. */
export interface TwoVersions {
  readonly address: string
  readonly roots: Folders['roots']
  /** Changes which version answers. */
  readonly deploy: (deployment: Deployment | Version) => void
  /** Answers incorrectly what it wants to, and the rest with what is deployed. */
  readonly setFault: (fault: Fault | undefined) => void
  /** Which versions the scripts and styles of this document belong to. */
  readonly versionsIn: (page: Page) => Promise<readonly string[]>
}

/** The `test` of two versions. Files of both are written once, and each test has its own server and browser. */
export const test = site.extend<{ readonly two: TwoVersions }, { readonly folders: Folders }>({
  folders: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs off this pattern
    async ({}, use) => {
      const copy = await copyBuiltSite()
      const next = await mkdtemp(join(tmpdir(), 'next-version-'))
      await rm(join(copy.root, 'history'), { recursive: true })
      await replaceContent(copy.root, pagesOf('A'))
      await cp(copy.root, next, { recursive: true })
      await writeContent(next, pagesOf('B'))
      await runIndex(next)
      await publishNext(next)
      await use({ roots: { A: copy.root, B: next } })
      await copy.remove()
      await rm(next, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  two: async ({ folders: { roots } }, use) => {
    const names = { A: await assetsOf(roots.A), B: await assetsOf(roots.B) }
    const server = await startSite(roots.A)
    const nextFiles = createStaticServer(roots.B)
    let deployment: Deployment = () => 'A'
    let fault: Fault | undefined
    let count = 0
    server.setFault((request, response) => {
      if (fault?.(request, response)) return true
      count += 1
      const path = request.url ?? ''
      const owner = versions.find((version) => names[version].has(path.replace('/assets/', '')))
      if (deployment({ path, count, owner }) === 'A') return false
      nextFiles.emit('request', request, response)
      return true
    })
    await use({
      address: server.address,
      roots,
      deploy: (next) => {
        deployment = typeof next === 'function' ? next : () => next
      },
      setFault: (next) => {
        fault = next
      },
      versionsIn: async (page) => {
        // The page may just be replaced.
        const loaded = await page.evaluate(loadedAssets).catch(() => page.evaluate(loadedAssets))
        return versions.filter((version) => loaded.some((name) => names[version].has(name)))
      },
    })
    await server.stop()
  },
})

/** Returns the scripts and styles of a version. Other files, such as fonts, can be the same in both. */
async function assetsOf(root: string): Promise<ReadonlySet<string>> {
  const files = await readdir(join(root, 'assets'), { recursive: true })
  return new Set(files.filter((file) => /\.(?:js|css)$/.test(file)).map((file) => file.replaceAll('\\', '/')))
}

/** Runs in the page. Returns what the document loaded from `assets/`; requests that found nothing are no part of it. */
function loadedAssets(): readonly string[] {
  return performance.getEntriesByType('resource').flatMap((entry) => {
    const { name, responseStatus } = entry as PerformanceResourceTiming
    return responseStatus === 200 ? (/\/assets\/([^?]+)$/.exec(name)?.[1] ?? []) : []
  })
}
