/** What can be drawn in the drawing frame (docs/decisions/0005). */
export type DrawingKind = 'mermaid' | 'flow'

/** A wish of the page to its drawing frame. */
export interface DrawRequest {
  readonly id: number
  readonly kind: DrawingKind
  readonly source: string
  readonly scheme: 'light' | 'dark'
  /** A flowchart's preset. */
  readonly preset: string
  /** Of the drawing against its natural size. */
  readonly scale: number
}

/** A drawing as an SVG document of its own; width and height in CSS pixels. */
export interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
  /** What the diagram says of itself (`accTitle`, `accDescr`); '' where it says nothing. */
  readonly label: string
}

/** What the frame answers. `load`: a part of the library could not be fetched; `draw`: the source is at fault. */
export type DrawAnswer =
  | { readonly id: number; readonly drawing: Drawing }
  | { readonly id: number; readonly failure: 'load' | 'draw'; readonly message: string }

/** Whether a message is an answer of the frame; messages come from anywhere. */
export function isDrawAnswer(data: unknown): data is DrawAnswer {
  return isRecord(data) && typeof data.id === 'number' && ('drawing' in data || 'failure' in data)
}

/** Whether a message is a wish of the page. */
export function isDrawRequest(data: unknown): data is DrawRequest {
  if (!isRecord(data)) return false
  const isKind = data.kind === 'mermaid' || data.kind === 'flow'
  return isKind && typeof data.id === 'number' && typeof data.source === 'string'
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null
}
