import { Socket } from 'node:net'
import { Script } from 'node:vm'
import fc, { type Arbitrary } from 'fast-check'

const isFull = process.env.FULL_MATRIX === '1'

/** Number of generated cases of each test: 10,000 in `npm run test:full`, 200 in `npm test`. */
export const generatedRuns = isFull ? 10_000 : 200

/** Time that a test of 10,000 cases may take on a busy machine. Milliseconds. */
export const generatedTimeout = isFull ? 1_800_000 : 60_000

/** A case that blocks the process is stopped after this time. Milliseconds. */
const stopAfter = 30_000
/** Maximum size of a result, compared with its input, and for inputs of a few characters. */
const mostGrowth = 10
const smallResult = 2000

export interface Withstanding {
  /** Returns the size of a result. Default: `sizeOf`. */
  readonly resultSize?: (result: unknown) => number
  /** Number of cases. Default: `generatedRuns`. For cases that are slow on their own, such as processes. */
  readonly runs?: number
  /** Maximum CPU time of a case in milliseconds. Default: 1000. */
  readonly longestTask?: number
}

/**
 * Calls a function with generated values and checks for each that no exception leaves it, it makes no request to another
 * machine, nothing in the value runs or changes the prototype of all objects, it needs less than a second of CPU time,
 * and its result is at most ten times as large as the value.
 *
 * The values are the same in every run of `npm test`. In a full run they differ each time. If a case fails, the error
 * contains it, and a seed: set `GENERATED_SEED` to it to repeat the run. Turn the case into a test of its own.
 */
export async function withstands<Value>(
  values: Arbitrary<Value>,
  act: (value: Value) => unknown,
  { resultSize = sizeOf, runs = generatedRuns, longestTask = 1000 }: Withstanding = {},
): Promise<void> {
  const watch = watchRequests()
  try {
    const property = fc.asyncProperty(values, async (value) => {
      const start = process.cpuUsage()
      const result = await stoppable(() => act(value))
      const { user, system } = process.cpuUsage(start)
      const milliseconds = (user + system) / 1000
      if (milliseconds > longestTask) throw new Error(`The task took ${milliseconds.toFixed(0)} ms.`)
      const [size, most] = [resultSize(result), mostGrowth * sizeOf(value) + smallResult]
      if (size > most) throw new Error(`The result has the size ${size}, and only ${most} is allowed.`)
      const [request] = watch.requests
      if (request !== undefined) throw new Error(`A request was sent to ${request}.`)
      if ('__evil' in globalThis) throw new Error('Code of the value ran.')
      if (Object.keys(Object.prototype).length > 0)
        throw new Error('The prototype of all objects has changed.')
    })
    await fc.assert(property, { numRuns: runs, includeErrorInReport: true, ...seed() })
  } finally {
    watch.stop()
  }
}

function seed(): { readonly seed?: number } {
  const wanted = process.env.GENERATED_SEED
  if (wanted !== undefined) return { seed: Number(wanted) }
  return isFull ? {} : { seed: 1 }
}

const stage: { run: () => unknown } = { run: () => undefined }
Object.assign(globalThis, { generatedStage: stage })
const script = new Script('generatedStage.run()')

/** Calls a function that is stopped if it blocks the process. */
function stoppable(act: () => unknown): unknown {
  stage.run = act
  return script.runInThisContext({ timeout: stopAfter })
}

/** Records the connections to other machines. */
function watchRequests(): { readonly requests: readonly string[]; readonly stop: () => void } {
  const requests: string[] = []
  const { connect } = Socket.prototype
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const [first] = args.flat() as readonly ({ host?: string; path?: string } | undefined)[]
    const host = first?.host ?? 'localhost'
    if (!['localhost', '127.0.0.1', '::1'].includes(host)) requests.push(host)
    return Reflect.apply(connect, this, args)
  } as typeof connect
  return {
    requests,
    stop: () => {
      Socket.prototype.connect = connect
    },
  }
}

/** Returns the size of a value: the characters of its texts and names, and one for each value in it. */
export function sizeOf(value: unknown, parents: Set<unknown> = new Set()): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null || parents.has(value)) return 1
  if (ArrayBuffer.isView(value)) return value.byteLength
  parents.add(value)
  const isList = Array.isArray(value) || value instanceof Map || value instanceof Set
  const parts: readonly unknown[] = isList ? [...value] : Object.entries(value).flat()
  const size = parts.reduce<number>((sum, part) => sum + sizeOf(part, parents), 1)
  parents.delete(value)
  return size
}
