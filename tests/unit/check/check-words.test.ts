import { describe, expect, test } from 'vitest'
import { checkTree } from '../../../scripts/check/check-tree.ts'
import { type CheckWords, sayFault } from '../../../src/config/locales/check-words.ts'
import { check as checkEn } from '../../../src/config/locales/en/check.ts'
import { check as checkZh } from '../../../src/config/locales/zh/check.ts'

const han = /\p{Script=Han}/u

const gapsOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()

/** Every text of a language by name; a fault's two sentences count as one. */
const textsOf = ({ faults, phrases }: CheckWords): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(faults).map(([kind, sentences]) => [kind, sentences.join(' ')])),
  ...Object.fromEntries(Object.entries(phrases).map(([name, phrase]) => [`phrase ${name}`, phrase])),
})

describe('[X4] [X5] the words of the content check', () => {
  test('exist in both languages for every kind of fault, with the same placeholders', () => {
    const english = textsOf(checkEn)
    const chinese = textsOf(checkZh)
    expect(Object.keys(english).length).toBeGreaterThan(100)
    expect(Object.keys(chinese).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [name, text] of Object.entries(english)) {
      expect(gapsOf(chinese[name] ?? ''), name).toEqual(gapsOf(text))
    }
  })

  test('the messages are sentences of the language, without an open gap', async () => {
    const { issues } = await checkTree({ content: 'tests/fixtures/broken-content/content' })
    for (const issue of issues) {
      const english = sayFault(issue, checkEn)
      const chinese = sayFault(issue, checkZh)
      expect(chinese.fix).toMatch(han)
      // Messages of the JSON and YAML parsers are kept as they are.
      if (issue.kind !== 'config-place') expect(chinese.what).toMatch(han)
      for (const sentence of [chinese.what, chinese.fix]) {
        expect(sentence).toMatch(/[。？…]$/u)
      }
      for (const sentence of [english.what, english.fix, chinese.what, chinese.fix]) {
        expect(sentence).not.toMatch(/\{\w+\}|undefined|\[object/)
      }
    }
  })
})
