import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('three modules have a variable that is assigned again, each with its reason', () => {
  const variables = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = `\n${readFileSync(`src/${file}`, 'utf8')}`
      // An object with optional fields, or an empty one, can be such a variable in disguise.
      const found = text.matchAll(/^(.*)\n(?:export )?(?:let|var|const \w+: \{[^}]*\?: .*= \{\}) ?(\w*)/gm)
      return Array.from(found, ([, above = '', name]) => [
        file.replaceAll('\\', '/'),
        name,
        above.endsWith('*/'),
      ])
    })
  expect(variables.toSorted()).toEqual([
    ['markdown/blocks/console/console-panel.ts', 'panel', true],
    ['markdown/blocks/drawing/drawing-frame.ts', 'ready', true],
    ['markdown/parse-in-worker.ts', 'idle', true],
  ])
})
