import { isRecord } from '../../../config/is-record.ts'

/** The kinds of drawing that the drawing frame supports (docs/decisions/0005). */
export type DrawingKind = 'mermaid' | 'flow'

/** A request from the page to its drawing frame. */
export interface DrawRequest {
  /** A whole number, because Mermaid uses it in the selectors of its styles. */
  readonly id: number
  readonly kind: DrawingKind
  readonly source: string
  readonly scheme: 'light' | 'dark'
  /** The preset of a flowchart. */
  readonly preset: string
  /** Scale relative to the natural size. */
  readonly scale: number
  /** `all`: the reader asked for it, so that it may take long. */
  readonly effort: 'usual' | 'all'
}

/** A drawing as a standalone SVG document; width and height in CSS pixels. */
export interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
  /** The diagram's own description (`accTitle`, `accDescr`); '' if it has none. */
  readonly label: string
}

/**
 * The frame's response. `load`: a part of the library could not be fetched. `draw`: the source has an error.
 * `large`: it takes too long, or the drawing is too large.
 */
export type DrawAnswer =
  | { readonly id: number; readonly drawing: Drawing }
  | { readonly id: number; readonly failure: 'load' | 'draw' | 'large'; readonly message: string }

/** Returns whether a message is a response of the frame; messages can come from anywhere. */
export function isDrawAnswer(data: unknown): data is DrawAnswer {
  return isRecord(data) && typeof data.id === 'number' && ('drawing' in data || 'failure' in data)
}

/** Returns whether a message is a request from the page. */
export function isDrawRequest(data: unknown): data is DrawRequest {
  if (!isRecord(data)) return false
  const isKind = data.kind === 'mermaid' || data.kind === 'flow'
  const hasEffort = data.effort === 'usual' || data.effort === 'all'
  return isKind && hasEffort && typeof data.id === 'number' && typeof data.source === 'string'
}
