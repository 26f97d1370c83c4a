import { describe, expect, it, vi } from 'vitest'
import { textFamilies } from './adversarial-texts.ts'
import { type Call, growthFault } from './measure-growth.ts'
import { textCalls } from './text-calls.ts'
import { textFunctions } from './text-functions.ts'
import { uncalled } from './uncalled.ts'

// Addresses are resolved against the document's.
vi.stubGlobal('document', { baseURI: 'https://docs.example/' })

const layers = ['content', 'dialect', 'prepare', 'features/search', 'markdown/blocks'] as const
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../src/{content,dialect,prepare,features/search,markdown/blocks}/**/*.{ts,tsx}',
)
const functions = await textFunctions(layers)

/** Returns a call by its ID, for a function that only needs a text. */
async function plainCall(id: string): Promise<Call> {
  const [file, name = ''] = id.split('#')
  const found = (await modules[`../../../src/${file}`]?.())?.[name]
  if (typeof found !== 'function') throw new Error(`${id} is no function`)
  return (text) => found(text)
}

const plain = functions.filter(
  ({ id, takesOnlyText }) => takesOnlyText && !(id in textCalls) && !(id in uncalled),
)
const ids = [...plain.map(({ id }) => id), ...Object.keys(textCalls)]
const mostFaults = 3
/**
 * Each function is tested with one of this many families. All of them, `GROWTH_SAMPLE=1`, take hours. The parser
 * takes a hundred times as long as the other functions, so it gets fewer.
 */
const sample = Number(process.env.GROWTH_SAMPLE ?? (process.env.FULL_MATRIX === undefined ? 64 : 8))
const sampledOf = (id: string) => (id.includes('parseMarkdown') ? sample * (sample > 1 ? 4 : 1) : sample)
const only = process.env.GROWTH_ONLY

describe('the measure', () => {
  const quadratic: Readonly<Record<string, Call>> = {
    'a loop in a loop': (text) => {
      let pairs = 0
      for (let one = 0; one < text.length; one += 8)
        for (let other = one; other < text.length; other += 8) if (text[one] === text[other]) pairs += 1
      return pairs
    },
    'a search of the rest at every place': (text) => {
      let found = 0
      for (let at = 0; at < text.length; at += 1) found += text.indexOf('?', at)
      return found
    },
    'a list that is copied at every fourth place': (text) => {
      let list: string[] = []
      for (let at = 0; at < text.length; at += 4) list = [...list, text.charAt(at)]
      return list
    },
    'a pattern': (text) => text.replace(/(?:aaaaaaaa)+$/, ''),
  }
  const textOf = (length: number) => `${'a'.repeat(length)}!`

  it.each(Object.entries(quadratic))('finds %s', { timeout: 120_000 }, async (_name, call) => {
    expect(await growthFault(call, textOf)).toBeDefined()
  })

  it('the measure accepts linear work', async () => {
    const words = (text: string) => Array.from(text, (letter, at) => new Map([[letter, `${letter}${at}`]]))
    expect(await growthFault(words, textOf)).toBeUndefined()
  })
})

describe('[X27] the time that a text takes grows no faster than the text', () => {
  it('every exported function that takes text is called, or says why not', () => {
    const known = new Set([...ids, ...Object.keys(uncalled)])
    expect(
      functions.filter(({ id }) => !known.has(id)).map(({ id, parameters }) => `${id}(${parameters})`),
    ).toEqual([])
    expect(functions.length).toBeGreaterThan(100)
  })

  it('every reason belongs to a function that exists', () => {
    const found = new Set(functions.map(({ id }) => id))
    const named = [...Object.keys(uncalled), ...Object.keys(textCalls).filter((id) => id.includes('#'))]
    expect(named.filter((id) => !found.has(id))).toEqual([])
  })

  it.each(ids.filter((id) => !only || id.includes(only)))('%s', { timeout: 600_000 }, async (id) => {
    const call = textCalls[id] ?? (await plainCall(id))
    const faults: string[] = []
    const sampled = sampledOf(id)
    const part = ids.indexOf(id) % sampled
    for (const [index, { name, textOf }] of textFamilies.entries()) {
      if (index % sampled !== part) continue
      const fault = await growthFault(call, textOf)
      if (fault !== undefined) faults.push(`${name}: ${fault}`)
      // A pattern that is slow with one text is slow with most of them.
      if (faults.length === mostFaults) break
    }
    expect(faults).toEqual([])
  })
})
