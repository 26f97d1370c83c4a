import type { Route } from '../content/page-path.ts'
import type { ToolTexts } from '../locales/tools-en.ts'

/** What a visitor entered, by field. Always texts, trimmed; what was left empty or does not apply is ''. */
export type Answers = Readonly<Record<string, string>>
export type Values = Readonly<Record<string, string>>

export type ServiceId = keyof ToolTexts['services']
export type FieldName = keyof ToolTexts['fields']
export type OptionName = keyof ToolTexts['options']

/** One thing a visitor enters. Its words stand in the tools' texts under its name. */
export interface Field {
  readonly name: FieldName
  /** `secret` is typed unseen; `choice` is one of `options`, the first at the beginning. */
  readonly kind: 'text' | 'secret' | 'choice' | 'address' | 'digits'
  readonly options?: readonly OptionName[]
  /** May stay empty. */
  readonly isOptional?: boolean
  /** Whether it applies to what was entered so far; always, where absent. */
  readonly applies?: (answers: Answers) => boolean
}

/** A call as data: it is sent, described before it is sent (its keys), or written as a command, all from this one value. */
export interface Call {
  /** `provider`: `address` is absolute. `api`: a path at the chosen API server. */
  readonly to: 'provider' | 'api'
  readonly method: 'GET' | 'POST'
  readonly address: string
  /** Empty values are not sent. */
  readonly query?: Values
  readonly form?: Values
  /** Sent as it is, empty values too: API servers tell their own client by them. */
  readonly json?: Values
  readonly bearer?: string
  /** Names of values that stand in the address itself. */
  readonly inAddress?: readonly string[]
  /** What a value is made of, where its key does not say it. */
  readonly holds?: Readonly<Record<string, string>>
}

/** How a code becomes tokens: this page asks for them, or the visitor does with a command of their own. */
export interface Exchange {
  readonly by: 'page' | 'visitor'
  readonly call: Call
}

export interface ExchangeInput {
  readonly answers: Answers
  readonly code: string
  /** This site's callback address, as it was given to the login page. */
  readonly redirect: string
  /** '' without PKCE. */
  readonly verifier: string
}

/** A login page that leads back to this site with a code (OAuth 2, code flow). */
export interface RedirectFlow {
  readonly service: ServiceId
  /** Pages where the login begins and where the provider leads back to. */
  readonly start: Route
  readonly callback: Route
  /** Absent where the login begins at somebody else's page: then the visitor has to confirm that it was theirs. */
  readonly login?: {
    /** @param provided the client id that the site's configuration gives for this service */
    readonly fields: (provided: string | undefined) => readonly Field[]
    readonly address: (answers: Answers) => string
    /** Beside `client_id`, `redirect_uri`, `response_type`, `state` and the challenge. */
    readonly parameters: (answers: Answers) => Values
    readonly usesPkce: (answers: Answers) => boolean
    /** Where a client of one's own is registered. */
    readonly portal?: (answers: Answers) => string
  }
  readonly exchange: (input: ExchangeInput) => Exchange
  /** What can be done with the tokens at once. */
  readonly after?: FormFlow
}

/** What a question about a QR code answered. */
export type ScanState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'scanned' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'confirmed'; readonly code: string }

/** A code on the screen that an app scans. */
export interface QrFlow {
  readonly service: ServiceId
  readonly fields: readonly Field[]
  readonly begin: (answers: Answers) => Call
  /** The text of the code and what later calls need; `undefined` where the answer has none. */
  readonly read: (json: Json) => { readonly text: string; readonly session: Values } | undefined
  /** How to ask whether it was scanned. Absent: the visitor says so. */
  readonly poll?: {
    readonly call: (session: Values) => Call
    readonly read: (json: Json) => ScanState | undefined
  }
  /** @param code what the confirmed poll gave; '' without a poll */
  readonly finish: (answers: Answers, session: Values, code: string) => Call
}

/** Forms one after another; the last one's answer is the result. */
export interface FormFlow {
  readonly service: ServiceId
  readonly stages: readonly FormStage[]
}

export interface FormStage {
  readonly fields: readonly Field[]
  readonly action: keyof ToolTexts['actions']
  /** The call it makes, or the result at once where nothing has to be asked. */
  readonly work: (
    answers: Answers,
  ) =>
    | { readonly kind: 'call'; readonly call: Call }
    | { readonly kind: 'result'; readonly values: Values }
    | { readonly kind: 'fault'; readonly field: FieldName; readonly fault: keyof ToolTexts['faults'] }
  /** The result in an answer; tokens where absent. */
  readonly read?: (json: Json) => Values | undefined
}

export type Json = Readonly<Record<string, unknown>>
