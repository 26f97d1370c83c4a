import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

const schema = v.record(v.string(), v.unknown())
const response = v.object({
  content: v.optional(v.record(v.string(), v.object({ schema: v.optional(schema) }))),
})
const operation = v.object({
  description: v.string(),
  security: v.optional(v.array(v.record(v.string(), v.unknown()))),
  parameters: v.optional(v.array(v.object({ name: v.string(), in: v.string(), required: v.boolean() }))),
  responses: v.record(v.string(), v.union([v.object({ $ref: v.string() }), response])),
})
const document = v.object({
  info: v.object({ version: v.string() }),
  paths: v.record(v.string(), v.record(v.string(), operation)),
  components: v.object({
    responses: v.record(v.string(), response),
    schemas: v.record(v.string(), schema),
  }),
})

export type Schema = v.InferOutput<typeof schema>
export type Operation = v.InferOutput<typeof operation>
export type Answer = v.InferOutput<typeof response>

/** The description of the HTTP API. */
export interface OpenApi {
  readonly file: string
  readonly document: v.InferOutput<typeof document>
  /** Returns the first line that contains a text; 1 if there is none. */
  readonly lineOf: (text: string) => number
}

/** Reads `public/openapi.json`, as far as checks of the product need it. */
export async function readOpenApi(file: string): Promise<OpenApi> {
  const text = await readFile(file, 'utf8')
  const lines = text.split('\n')
  return {
    file,
    document: v.parse(document, JSON.parse(text)),
    lineOf: (wanted) =>
      Math.max(
        0,
        lines.findIndex((line) => line.includes(wanted)),
      ) + 1,
  }
}

/** Returns the response of a status, with references resolved. */
export function answerOf(
  { document }: OpenApi,
  { responses }: Operation,
  status: number,
): Answer | undefined {
  const found = responses[status]
  if (!found || !('$ref' in found)) return found
  return document.components.responses[found.$ref.replace('#/components/responses/', '')]
}

/** Returns the error codes listed in an operation's description. */
export function errorCodes({ description }: Operation): readonly number[] {
  return [...new Set(Array.from(description.matchAll(/^- (\d{3})\b/gm), ([, code]) => Number(code)))]
}
