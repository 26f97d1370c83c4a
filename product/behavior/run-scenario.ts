import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { Alist } from './alist.ts'
import { isAsExpected, negationsOf } from './expectation.ts'
import type { Named } from './families.ts'
import type { Observed } from './observed.ts'

/** The result of a scenario. */
export interface Result {
  readonly name: string
  readonly result: 'passed' | 'failed' | 'skipped'
  /** What was seen, or why it could not be seen. */
  readonly observed: Observed
  readonly seconds: number
}

const timeoutMs = 120_000

/**
 * Runs a scenario on a product of its own.
 *
 * @param isNegated the scenario passes if it refuses every negation of its expectation
 */
export async function runScenario(scenario: Named, binary: string, isNegated: boolean): Promise<Result> {
  const startedAt = Date.now()
  const ended = (result: Result['result'], observed: Observed): Result => ({
    name: scenario.name,
    result,
    observed,
    seconds: (Date.now() - startedAt) / 1000,
  })
  for (const program of scenario.programs ?? [])
    if (!(await isInstalled(program))) return ended('skipped', `${program} is not installed`)
  const alist = await Alist.create(binary, scenario.servers, scenario.config)
  try {
    const observed = await withinTime(async () => {
      if (scenario.isStarted !== false) await alist.start()
      return scenario.steps(alist)
    })
    const isPassed = isNegated
      ? negationsOf(scenario.expected).every((negation) => !isAsExpected(observed, negation))
      : isAsExpected(observed, scenario.expected)
    return ended(isPassed ? 'passed' : 'failed', observed)
  } catch (error) {
    return ended('failed', String(error instanceof Error ? (error.stack ?? error.message) : error))
  } finally {
    await alist.end()
  }
}

async function withinTime<Value>(work: () => Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took more than ${timeoutMs / 1000} seconds`)), timeoutMs)
  })
  return Promise.race([work(), late]).finally(() => clearTimeout(timer))
}

async function isInstalled(program: string): Promise<boolean> {
  const places = (process.env.PATH ?? '').split(delimiter)
  const found = await Promise.all(
    places.map((place) =>
      access(join(place, program)).then(
        () => true,
        () => false,
      ),
    ),
  )
  return found.includes(true)
}
