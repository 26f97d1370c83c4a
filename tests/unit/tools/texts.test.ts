import { expect, test } from 'vitest'
import { tools as toolsEn } from '../../../src/config/locales/en/tools.ts'
import { tools as toolsZh } from '../../../src/config/locales/zh/tools.ts'

function textsIn(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as Record<string, unknown>).flatMap(([key, one]) =>
    textsIn(one, `${path}.${key}`),
  )
}
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test('[T9] every text of the tools exists in both languages with the same placeholders', () => {
  const chinese = new Map(textsIn(toolsZh))
  for (const [path, english] of textsIn(toolsEn)) {
    const other = chinese.get(path)
    expect(other === '', path).toBe(english === '')
    expect(places(other ?? ''), path).toEqual(places(english))
  }
})
