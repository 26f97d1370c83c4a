import type { Answers, LocalTool } from './local-tool.ts'

/** What the fragment of an address with answers starts with. No heading has such an ID. */
export const answersMark = '#?'

/** Longer values are neither written to an address nor read from one. Characters. */
const longestValue = 500

/** Returns the fragment for the answers that may be shared and differ from the start; '' if there are none. */
export function answersHash({ initial, shared }: LocalTool, answers: Answers): string {
  const changed = shared.filter((name) => {
    const value = answers[name] ?? ''
    return value !== (initial[name] ?? '') && value.length <= longestValue
  })
  if (changed.length === 0) return ''
  const values = new URLSearchParams(changed.map((name) => [name, answers[name] ?? '']))
  return answersMark + values.toString()
}

/** Returns the answers at the start, with those that the fragment of an address contains. Other names are ignored. */
export function answersFromHash({ initial, shared }: LocalTool, hash: string): Answers {
  if (!hash.startsWith(answersMark)) return initial
  const given = [...new URLSearchParams(hash.slice(answersMark.length))].filter(
    ([name, value]) => shared.includes(name) && value.length <= longestValue,
  )
  return { ...initial, ...Object.fromEntries(given) }
}
