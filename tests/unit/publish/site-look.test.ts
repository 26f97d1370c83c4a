import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContentTree } from '../../../scripts/content/content-tree.ts'
import { inlineHashesOf } from '../../../scripts/publish/inline-hashes.ts'
import { filesToPublish } from '../../../scripts/publish/publish-site.ts'
import { writeFiles } from '../../../scripts/shared/write-files.ts'
import { writeBelow } from '../../support/write-below.ts'

let folder: string
const text = (file: string) => readFile(join(folder, file), 'utf8')

const write = (files: Readonly<Record<string, string>>) => writeBelow(folder, files)

async function publish(config: object) {
  const content = join(folder, 'content')
  await write({ 'content/site.json': JSON.stringify(config) })
  const { pages, issues } = await readContentTree(content)
  const files = await filesToPublish({ folder, content, pages, host: 'capable' })
  await writeFiles(new Map([...files].map(([name, body]) => [join(folder, name), body])))
  return issues
}

const html =
  '<!doctype html>\n<html lang="en-US">\n  <head>\n    <meta charset="utf-8" />\n    <title>Documentation</title>\n    <style>a{}</style>\n  </head>\n</html>\n'
const stylesOf = async () =>
  [...new JSDOM(await text('index.html')).window.document.querySelectorAll('style[data-site]')].map(
    ({ textContent }) => textContent,
  )

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'look-'))
  await write({
    'index.html': html,
    'site.webmanifest': JSON.stringify({
      name: 'Documentation',
      start_url: './',
      icons: [{ src: 'img/logo.svg' }, { src: 'img/missing.png' }],
    }),
    'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'content/en/README.md': '# Home\n',
  })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('[X24] title, web app manifest, accent, and style sheet come from the configuration', async () => {
  await write({ 'content/site.css': '.prose { font-size: 1.1rem; }\n' })
  const issues = await publish({
    locales: { '/': { title: 'Acme <Docs>', description: 'All of it.' } },
    accent: { light: '#7c3aed', dark: '#c4b5fd' },
    stylesheet: '/site.css',
  })
  expect(issues).toEqual([])
  expect(await text('index.html')).toContain('<title>Acme &lt;Docs&gt;</title>')
  expect(JSON.parse(await text('site.webmanifest'))).toEqual({
    name: 'Acme <Docs>',
    short_name: 'Acme <Docs>',
    description: 'All of it.',
    start_url: './',
    icons: [{ src: 'img/logo.svg' }],
  })
  const [rules = ''] = await stylesOf()
  expect(rules).toMatch(/^:root \{ --accent: #7c3aed;[\s\S]*\[data-theme="dark"\] \{ --accent: #c4b5fd;/)
  expect(rules).toContain('.prose { font-size: 1.1rem; }')
  // The policy allows exactly these rules.
  const { styles } = inlineHashesOf(await text('index.html'))
  expect(styles).toHaveLength(2)
  for (const hash of styles) expect(await text('_headers')).toContain(hash)
})

test('[X24] a later run replaces them, and without the fields the document is as it was built', async () => {
  await publish({ accent: { light: '#7c3aed' } })
  await publish({ accent: { light: 'teal' } })
  expect(await stylesOf()).toEqual([expect.stringContaining('--accent: teal;')])
  await publish({})
  expect(await text('index.html')).toBe(html)
})

test('[X24] a site with one language has its style sheet beside its pages', async () => {
  await write({ 'content/en/site.css': 'a { color: green }' })
  await publish({ stylesheet: 'site.css' })
  expect(await stylesOf()).toEqual(['a { color: green }'])
})

test('[X24] a color or style sheet cannot add anything but rules', async () => {
  await write({
    'secret.css': 'a { color: red }',
    'content/bad.css': '</style><script>alert(1)</script>',
  })
  for (const config of [
    { accent: { light: 'red; } </style><script>alert(1)</script>' } },
    { stylesheet: 'bad.css' },
    { stylesheet: '../secret.css' },
    { stylesheet: 'en/README.md' },
  ]) {
    await publish(config)
    expect([config, await text('index.html')]).toEqual([config, html])
  }
})
