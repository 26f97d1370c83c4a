import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { offlineNeedsOf } from '../../../scripts/offline-files.ts'

test('[O2] a language needs its texts, the pictures, the history of its pages, its search and the parts that they use', async () => {
  const site = await mkdtemp(join(tmpdir(), 'offline-needs-'))
  const files = {
    'content/site.json': '{}',
    'content/en/README.md': '# Home\n\n```mermaid\nA-->B\n```',
    'content/zh/README.md': 'Costs $a^2$.',
    'img/logo.svg': '<svg/>',
    'history/folders.json': '["en","zh"]',
    'history/en/history.json': '{}',
    'history/zh/history.json': '{}',
  }
  try {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(site, file)), { recursive: true })
      await writeFile(join(site, file), text)
    }
    const search = [{ path: 'manifest/0123456789abcdef.json', hash: '0123456789abcdef', bytes: 4 }]
    const folders = { content: join(site, 'content'), site }
    const en = await offlineNeedsOf('en', folders, search)
    expect(en.files.map(({ path }) => path).toSorted()).toEqual([
      'content/en/README.md',
      'content/site.json',
      'history/en/history.json',
      'history/folders.json',
      'img/logo.svg',
      'manifest/0123456789abcdef.json',
    ])
    expect(en.parts).toEqual(['diagrams', 'late', 'search'])
    expect((await offlineNeedsOf('zh', folders, search)).parts).toEqual(['late', 'math', 'search'])
    await rm(join(site, 'history'), { recursive: true })
    expect((await offlineNeedsOf('en', folders, search)).files).toHaveLength(4)
  } finally {
    await rm(site, { recursive: true })
  }
})
