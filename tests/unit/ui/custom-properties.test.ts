import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { filesBelow } from '../../../scripts/content/list-files.ts'

/** Names that style rules or scripts set. Scripts name them in quotes. */
const set = { css: /(?<=[{;\s])--[\w-]+(?=\s*:)/g, script: /(?<=['"`])--[\w-]+(?=['"`])/g }

/** Names that are used without a second value for when they are not set. */
const needed = /(?<=var\(\s*)--[\w-]+(?=\s*\))/g

test('every custom property that a style needs is set somewhere', async () => {
  const files = (await filesBelow('src')).filter((file) => /\.(?:css|tsx?)$/.test(file))
  const sources = await Promise.all(
    files.map(async (file) => {
      const text = (await readFile(`src/${file}`, 'utf8')).replaceAll(/\/\*.*?\*\//gs, '')
      const names = text.match(file.endsWith('.css') ? set.css : set.script) ?? []
      return { file, names, needs: text.match(needed) ?? [] }
    }),
  )
  const known = new Set(sources.flatMap(({ names }) => names))
  expect(sources.flatMap(({ needs }) => needs).length).toBeGreaterThan(1000)
  expect(
    sources.flatMap(({ file, needs }) =>
      needs.filter((name) => !known.has(name)).map((name) => `${file}: ${name}`),
    ),
  ).toEqual([])
})
