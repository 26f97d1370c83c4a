import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkTree } from '../../../scripts/check/check-tree.ts'
import { longestImageSide } from '../../../src/config/images.ts'
import { faultText } from '../../../src/config/locales/check-words.ts'
import { check as words } from '../../../src/config/locales/en/check.ts'

let folder = ''
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Returns the messages of the errors and warnings about links, sections, and images of a site with these files. */
async function messagesOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<readonly string[]> {
  folder = await mkdtemp(join(tmpdir(), 'check-hints-'))
  const all = { 'content/en/README.md': 'Home.', 'content/zh/README.md': '首页。', ...files }
  for (const [file, content] of Object.entries(all)) {
    const text =
      typeof content === 'string' && /^[^-].*$/su.test(content) && file.endsWith('.md')
        ? page(content)
        : content
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const { issues } = await checkTree({ content: join(folder, 'content') })
  const shown = ['dead-link', 'dead-anchor', 'image']
  return issues
    .filter(({ rule = '' }) => shown.includes(rule))
    .map((issue) => `${issue.file}: ${faultText(issue, words)} (${issue.severity})`)
}

const page = (body: string) => `---\ntitle: A title\ndescription: A page.\n---\n\n${body}\n`

test('a dead link names the page and the section that were probably meant', async () => {
  expect(
    await messagesOf({
      'content/en/guide/docker.md': '## Update the image\n\nText.',
      'content/en/tips/a.md':
        '[One](../guide/dcker.md), [two](../install/docker.md#update-image), and [three](./nothing-like-it.md).',
      'content/zh/guide/docker.md': '文字。',
      'content/zh/tips/a.md': '文字。',
    }),
  ).toEqual([
    'en/tips/a.md: The link ../guide/dcker.md points to a page that does not exist (/guide/dcker.html). Did you mean ../guide/docker.md? (error)',
    'en/tips/a.md: The link ../install/docker.md#update-image points to a page that does not exist (/install/docker.html). Did you mean ../guide/docker.md#update-the-image? (error)',
    'en/tips/a.md: The link ./nothing-like-it.md points to a page that does not exist (/tips/nothing-like-it.html). Fix the path, or add the page. (error)',
  ])
})

test('a page that only another language has is an error for its links, and says where the page went', async () => {
  const files = {
    'content/en/old.md': 'Text.',
    'content/en/README.md': '[Old](./old.md)',
    'content/zh/new.md': '文字。',
    'content/zh/README.md': '[旧](./old.md)，[另一个](./gone.md)',
    'content/en/gone.md': 'Text.',
  }
  const moved = page('文字。').replace('---\n\n', 'redirectFrom: /zh/old.html\n---\n\n')
  expect((await messagesOf({ ...files, 'content/zh/new.md': moved }))[0]).toContain('Did you mean ./new.md?')
  await rm(folder, { recursive: true })
  expect(await messagesOf(files)).toEqual([
    'zh/README.md: The link ./old.md shows the page in English, because this language has no zh/old.md. Add the file, or link to another page. (error)',
    'zh/README.md: The link ./gone.md shows the page in English, because this language has no zh/gone.md. Add the file, or link to another page. (error)',
  ])
  await rm(folder, { recursive: true })
  const site = JSON.stringify({ locales: { '/': {}, '/zh/': { partial: true } } })
  expect(await messagesOf({ ...files, 'content/site.json': site })).toEqual([])
})

test('a section that a page lacks is answered with those that it has', async () => {
  expect(
    await messagesOf({
      'content/en/a.md':
        '## First part\n\n## Second\n\n[One](#missing), [two](#part), [three](./README.md#any)',
      'content/zh/a.md': '文字。',
    }),
  ).toEqual([
    'en/a.md: The link #missing points to a section that this page does not have. Use one of its sections: #first-part, #second. (error)',
    'en/a.md: The link #part points to a section that this page does not have. Did you mean #first-part? Its sections are #first-part, #second. (error)',
    'en/a.md: The link ./README.md#any points to a section, but en/README.md has none. Remove the part after the page, or add a heading with this ID. (error)',
  ])
})

test('an image that phones cannot show is reported with its size', async () => {
  const svg = (side: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`
  expect(
    await messagesOf({
      'content/en/a.md': '![Large](/img/large.svg)\n\n![Fits](/img/fits.svg)',
      'content/zh/a.md': '文字。',
      'img/large.svg': svg(6000),
      'img/fits.svg': svg(longestImageSide),
    }),
  ).toEqual([
    `en/a.md: The image /img/large.svg is 6000 × 6000 pixels. Reduce it to at most ${longestImageSide} pixels on each side, so that phones can load and show it. (error)`,
  ])
})
