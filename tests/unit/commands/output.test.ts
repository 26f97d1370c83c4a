import { readFile } from 'node:fs/promises'
import { describe, expect, test, vi } from 'vitest'
import { filesBelow } from '../../../scripts/content/list-files.ts'
import { printError, visibleLine } from '../../../scripts/shared/output.ts'

describe('what a command prints', () => {
  test.each([
    ['na\u001b[2Jme.md', 'na\\u001b[2Jme.md'],
    ['\u001b]52;c;ZXZpbA==\u0007', '\\u001b]52;c;ZXZpbA==\\u0007'],
    ['a\u009b31m', 'a\\u009b31m'],
    ['a\r\nb\nc\u0085d\u2028e', 'a\\u000d\\u000ab\\u000ac\\u0085d\\u2028e'],
    ['a\u202egp.md \u2066b\u2069 \u200fc\u061c', 'a\\u202egp.md \\u2066b\\u2069 \\u200fc\\u061c'],
    ['\0\b\u007f', '\\u0000\\u0008\\u007f'],
    ['::add-mask::name.md', '\\u003a:add-mask::name.md'],
    ['  ::error::a', '  \\u003a:error::a'],
    ['a ##[error]b ##vso[task]', 'a #\\u0023[error]b #\\u0023vso[task]'],
    ['a\tb ::: tip 汉字 é 👩‍👩‍👧', 'a\tb ::: tip 汉字 é 👩‍👩‍👧'],
  ])('%j is printed as %j', (text, visible) => {
    expect(visibleLine(text)).toBe(visible)
  })

  test('prints one line for each text, and leaves JSON unchanged', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    printError('a\nb', 'c')
    expect(error.mock.calls).toEqual([['a\\u000ab'], ['c']])
    error.mockRestore()
    const value = { name: 'a\u202e\u009b\u007f ##[b] \n' }
    expect(JSON.parse(visibleLine(JSON.stringify(value)))).toEqual(value)
  })
})

test('every command prints through one module', async () => {
  const names = await Promise.all(
    ['scripts', 'product'].map(async (folder) =>
      (await filesBelow(folder)).map((file) => `${folder}/${file}`),
    ),
  )
  // The .mjs files run before packages are installed, and print only texts of their own and of these commands.
  const sources = names.flat().filter((file) => file.endsWith('.ts') && !file.startsWith('product/tests/'))
  expect(sources.length).toBeGreaterThan(100)
  for (const file of sources) {
    if (file === 'scripts/shared/output.ts') continue
    const code = (await readFile(file, 'utf8')).replace(/'[^'\n]*'/g, '')
    expect(code, file).not.toMatch(/\bconsole\.(?:log|error|warn|info)\(|\bprocess\.std(?:out|err)\.write/)
  }
})
