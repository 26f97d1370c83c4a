import type { JsonObject } from '../config/is-record.ts'
import type { ToolTexts } from '../config/locales/en/tools.ts'
import type { Answers } from '../content/local-tool.ts'
import type { Route } from '../content/page-path.ts'

export type ToolValues = Readonly<Record<string, string>>

export type ServiceId = keyof ToolTexts['services']
export type FieldName = keyof ToolTexts['fields']
export type OptionName = keyof ToolTexts['options']

/** An input field. Its texts are in the tools' texts under its name. */
export interface FlowField {
  readonly name: FieldName
  /** `secret` hides the input; `choice` is one of `options`, initially the first. */
  readonly kind: 'text' | 'secret' | 'choice' | 'address' | 'digits'
  readonly options?: readonly OptionName[]
  /** May stay empty. */
  readonly isOptional?: boolean
  /** Whether it applies to the input so far; default: always. */
  readonly applies?: (answers: Answers) => boolean
}

/** A call as data: it is sent, described before it is sent (its keys), or written as a command, all from this value. */
export interface Call {
  /** `provider`: `address` is absolute. `api`: a path at the chosen API server. */
  readonly to: 'provider' | 'api'
  readonly method: 'GET' | 'POST'
  readonly address: string
  /** Empty values are not sent. */
  readonly query?: ToolValues
  readonly form?: ToolValues
  /** Sent unchanged, including empty values, by which API servers recognize their own client. */
  readonly json?: ToolValues
  readonly bearer?: string
  /** Names of values in the address itself. */
  readonly inAddress?: readonly string[]
  /** The parts of a value, if its key does not describe them. */
  readonly holds?: Readonly<Record<string, string>>
}

/** How a code is exchanged for tokens: by this page, or by the visitor with a command. */
export interface Exchange {
  readonly by: 'page' | 'visitor'
  readonly call: Call
}

export interface ExchangeInput {
  readonly answers: Answers
  readonly code: string
  /** This site's callback address, as sent to the login page. */
  readonly redirect: string
  /** '' without PKCE. */
  readonly verifier: string
}

/** A login page that redirects to this site with a code (OAuth 2, code flow). */
export interface RedirectFlow {
  readonly service: ServiceId
  /** Pages where the login starts and to which the provider redirects. */
  readonly start: Route
  readonly callback: Route
  /** Absent if the login starts on someone else's page; the visitor must then confirm that it was theirs. */
  readonly login?: {
    /** @param provided the client ID in the site's configuration for this service */
    readonly fields: (provided: string | undefined) => readonly FlowField[]
    readonly address: (answers: Answers) => string
    /** In addition to `client_id`, `redirect_uri`, `response_type`, `state`, and the challenge. */
    readonly parameters: (answers: Answers) => ToolValues
    readonly usesPkce: (answers: Answers) => boolean
    /** Where the visitor can register a client. */
    readonly portal?: (answers: Answers) => string
  }
  readonly exchange: (input: ExchangeInput) => Exchange
  /** What can be done with the tokens next. */
  readonly after?: FormFlow
}

/** The state of a QR code. */
export type ScanState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'scanned' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'confirmed'; readonly code: string }

/** A code on the screen that an app scans. */
export interface QrFlow {
  readonly service: ServiceId
  readonly fields: readonly FlowField[]
  readonly begin: (answers: Answers) => Call
  /** The text of the code and the data for later calls; `undefined` if the response has none. */
  readonly read: (json: JsonObject) => { readonly text: string; readonly session: ToolValues } | undefined
  /** How to check whether it was scanned. If absent, the visitor confirms it. */
  readonly poll?: {
    readonly call: (session: ToolValues) => Call
    readonly read: (json: JsonObject) => ScanState | undefined
  }
  /** @param code from the confirmed poll; '' without a poll */
  readonly finish: (answers: Answers, session: ToolValues, code: string) => Call
}

/** Forms one after another; the last response is the result. */
export interface FormFlow {
  readonly service: ServiceId
  readonly stages: readonly FormStage[]
}

export interface FormStage {
  readonly fields: readonly FlowField[]
  readonly action: keyof ToolTexts['actions']
  /** The call to make, or the result if no call is needed. */
  readonly work: (
    answers: Answers,
  ) =>
    | { readonly kind: 'call'; readonly call: Call }
    | { readonly kind: 'result'; readonly values: ToolValues }
    | { readonly kind: 'fault'; readonly field: FieldName; readonly fault: keyof ToolTexts['faults'] }
  /** Reads the result in a response; default: tokens. */
  readonly read?: (json: JsonObject) => ToolValues | undefined
}
