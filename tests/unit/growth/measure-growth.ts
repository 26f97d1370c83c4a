import { Script } from 'node:vm'

export type Call = (text: string) => unknown

/** Returns a text of about this length. */
export type TextOfLength = (length: number) => string

interface Scale {
  /**
   * Length of the long text. The short one is an eighth of it: three doublings show growth despite the noise of
   * a single one.
   */
  readonly length: number
  /** Below this time, results are noise for this length, and readers notice nothing. Milliseconds. */
  readonly negligible: number
}

/** Slow work shows its growth with a short text, fast work with a long one. */
const scales: readonly Scale[] = [
  { length: 25_000, negligible: 4 },
  { length: 200_000, negligible: 40 },
]
const doublings = 3
/** Maximum factor of work for twice the text. */
const mostGrowth = 2.6
/** Elapsed time after which a call is stopped. Milliseconds. */
const limit = 60_000
/** Number of measurements of both lengths before growth counts: the minimum is free of other work on the machine. */
const rounds = 8
/** Above this time, growth shows clearly, and the short run doesn't measure the long text. Milliseconds. */
const clear = 15
const isFull = process.env.GROWTH_SAMPLE === '1'

/** Returns what is wrong with the growth of a call's work; `undefined` if it grows no faster than the text. */
export async function growthFault(call: Call, textOf: TextOfLength): Promise<string | undefined> {
  for (const scale of scales) {
    const found = await growthAt(scale, call, textOf)
    if (found.kind === 'fast-growing') return found.fault
    if (found.kind === 'linear' && found.time > clear && !isFull) return undefined
  }
  return undefined
}

type Growth =
  | { readonly kind: 'negligible' }
  /** For the long text. Milliseconds. */
  | { readonly kind: 'linear'; readonly time: number }
  | { readonly kind: 'fast-growing'; readonly fault: string }

async function growthAt({ length, negligible }: Scale, call: Call, textOf: TextOfLength): Promise<Growth> {
  const texts = { short: textOf(length / 2 ** doublings), long: textOf(length) }
  const least = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY }
  for (let round = 0; round < rounds; round += 1) {
    // The short text first, so that exploding work is stopped early. The same total amount of text, so that
    // both need the same memory.
    const short = await timeOf(call, Array(round === 0 ? 1 : 2 ** doublings).fill(texts.short))
    const long = short === undefined ? undefined : await timeOf(call, [texts.long])
    if (long === undefined) {
      const stopped = short === undefined ? texts.short : texts.long
      return { kind: 'fast-growing', fault: `${stopped.length} characters take over ${limit} ms` }
    }
    least.long = Math.min(least.long, long)
    if (least.long <= negligible) return { kind: 'negligible' }
    if (round === 0) continue
    least.short = Math.min(least.short, (short ?? 0) / 2 ** doublings)
    if (least.long <= least.short * mostGrowth ** doublings) return { kind: 'linear', time: least.long }
  }
  const told = (name: keyof typeof texts) =>
    `${texts[name].length} characters take ${least[name].toFixed(1)} ms`
  return { kind: 'fast-growing', fault: `${told('short')}, ${told('long')}` }
}

const stage: { run: () => unknown } = { run: () => undefined }
Object.assign(globalThis, { growthStage: stage })
const script = new Script('growthStage.run()')

/**
 * Returns CPU milliseconds of the calls, so that other work does not count; `undefined` if they had to be
 * stopped. A rejected text also counts as read.
 */
async function timeOf(call: Call, texts: readonly string[]): Promise<number | undefined> {
  stage.run = () => Promise.allSettled(texts.map((text) => settled(call, text)))
  const start = process.cpuUsage()
  try {
    await script.runInThisContext({ timeout: limit })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return undefined
    throw error
  }
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function settled(call: Call, text: string): unknown {
  try {
    return call(text)
  } catch (error) {
    return error
  }
}
