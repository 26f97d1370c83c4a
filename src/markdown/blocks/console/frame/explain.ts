import { isRecord, parsedJson } from '../../../../config/is-record.ts'
import type { ConsoleTexts } from '../../../../config/locales/en/console.ts'
import { fill } from '../../../../config/locales/text-forms.ts'
import { drawableText } from '../../../../content/drawable-text.ts'
import type { SendOutcome } from './send.ts'

/** The lines of config.json that allow every page to use the API. They are the defaults. */
const corsLines = `"cors": {
  "allow_origins": ["*"],
  "allow_methods": ["*"],
  "allow_headers": ["*"]
}`

interface Circumstances {
  readonly server: string
  readonly seconds: number
  /** The permission that the endpoint requires. Can be empty. */
  readonly permission: string
  /** Whether the endpoint answers with JSON in the envelope. */
  readonly isApi: boolean
}

/** What to tell the reader about a problem. */
export interface Explanation {
  readonly text: string
  /** Lines to copy. */
  readonly code?: string
}

/** Returns what went wrong and what to do; `undefined` if nothing went wrong. */
export function explain(
  outcome: SendOutcome,
  code: number | undefined,
  circumstances: Circumstances,
  texts: ConsoleTexts,
): Explanation | undefined {
  const { problems } = texts
  const { server, seconds } = circumstances
  if (outcome.kind === 'canceled') return { text: texts.canceled }
  if (outcome.kind === 'cors') return { text: problems.cors, code: corsLines }
  if (outcome.kind !== 'answer') return { text: fill(problems[outcome.kind], { server, seconds }) }
  const reason = code ?? outcome.status
  if (reason === 401) return { text: problems.unauthorized }
  if (reason === 403) {
    const { permission } = circumstances
    return {
      text:
        permission === ''
          ? problems.forbidden
          : `${problems.forbidden} ${fill(problems.permission, { permission })}`,
    }
  }
  if (circumstances.isApi && code === undefined && /html/i.test(outcome.type)) return { text: problems.html }
  if (outcome.status === 404 && code === undefined) return { text: problems.notFound }
  return undefined
}

/** Maximum number of characters of a message that are shown. */
const longestMessage = 300

/** Code, message, and data of a response of the product. */
export interface Envelope {
  readonly code: number
  readonly message: string
  readonly data: unknown
}

/** Returns the product's envelope; `undefined` if the response is something else. */
export function envelopeOf(outcome: SendOutcome): Envelope | undefined {
  if (outcome.kind !== 'answer') return undefined
  const value = parsedJson(outcome.text)
  if (!isRecord(value) || typeof value.code !== 'number') return undefined
  const message = typeof value.message === 'string' ? value.message : ''
  return { code: value.code, message: shortened(message), data: value.data }
}

const shortened = (text: string) =>
  drawableText(text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text)
