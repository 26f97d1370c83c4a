import { test as base, expect, titleOf } from './site.ts'

interface Sample {
  /** Opens a page with this markdown; `hash` is the heading to go to. */
  readonly open: (markdown: string, hash?: string) => Promise<void>
  /** Makes matching files return 404 from now on, as after a new deployment. */
  readonly lose: (path: RegExp | undefined) => void
  /** Delays matching files from now on until the returned function is called. */
  readonly hold: (path: RegExp) => () => void
}

/** The browser tests' `test` with one page, `/sample.html`, whose text the test writes. */
export const test = base.extend<{ sample: Sample }>({
  sample: async ({ page, site }, use) => {
    let markdown = ''
    let lost: RegExp | undefined
    let held: { readonly path: RegExp; readonly until: Promise<void> } | undefined
    const isOurs = new Set<string>()
    site.setFault((request, response) => {
      const path = request.url ?? ''
      if (lost?.test(path)) {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('gone')
        return true
      }
      if (held?.path.test(path) && !isOurs.has(path)) {
        held.until.then(async () => {
          isOurs.add(path)
          const answer = await fetch(site.address + path)
          response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
          response.end(await answer.text())
        })
        return true
      }
      if (!path.startsWith('/content/en/sample.md')) return false
      response.writeHead(200, { 'content-type': 'text/markdown' }).end(markdown)
      return true
    })
    await use({
      open: async (text, hash) => {
        markdown = `---\ntitle: Sample\n---\n\n${text}\n`
        await page.goto(`/sample.html${hash === undefined ? '' : `#${hash}`}`)
        await expect(titleOf(page)).toHaveText('Sample')
      },
      lose: (path) => {
        lost = path
      },
      hold: (path) => {
        let release = () => {}
        const until = new Promise<void>((resolve) => {
          release = resolve
        })
        held = { path, until }
        return release
      },
    })
  },
})

export { expect }
