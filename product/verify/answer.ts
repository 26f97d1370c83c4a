import * as v from 'valibot'

const envelope = v.object({ code: v.number(), message: v.string(), data: v.unknown() })

/** Returns the product's error in what a block printed or saved; `undefined` if there is none. */
export function answerOf(text: string) {
  const start = text.indexOf('{"code":')
  if (start < 0) return undefined
  try {
    const { code, message } = v.parse(envelope, JSON.parse(text.slice(start)))
    return code === 200 ? undefined : { kind: 'answered' as const, code, message }
  } catch {
    return undefined
  }
}
