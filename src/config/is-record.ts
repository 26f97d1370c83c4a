/** An object of parsed JSON or of a message, whose fields are not checked. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Returns whether a value from outside, such as parsed JSON or a message, is an object with fields. */
export const isRecord = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns what a text of JSON contains; `undefined` if it is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
