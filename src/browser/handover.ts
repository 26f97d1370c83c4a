/** A request that started before the application did. */
export interface EarlyFetch {
  readonly answer: Promise<Response>
  /** Ends the request. While it is open, the browser's cache does not request the same address again. */
  readonly stop: () => void
}

/**
 * What the application takes over from the script inside index.html and from the first paint. One object, because they
 * are separate scripts.
 */
export interface Handover {
  /** Requests by absolute address. Each is taken at most once, by the first paint or the application. */
  readonly fetches: Map<string, EarlyFetch>
  /** Name of the manifest's shard for the page's folder, when it and the files of the configuration have been requested. */
  shard?: Promise<string | undefined>
  /** Who has painted the page; `frame` if its text is not there yet. The first paint stops when it is the application. */
  painter: 'nobody' | 'frame' | 'first-paint' | 'application'
  /** The button that the reader pressed last, until the application handles events. */
  pressed?: HTMLElement | undefined
  /** The article of which the first paint has rendered all parts: the application must not show less. */
  wholeArticle?: object
  /** What `npm run index` has prepared of pages that have not been shown, by the mark of the text that it was made from. */
  readonly prepared: Map<
    string,
    {
      readonly footnotes: string
      readonly article: object
      readonly readingTime: { readonly minutes: number; readonly words: number }
    }
  >
  /**
   * Where the reader has scrolled the first page to before the application started, or was led to by the address. None for readers
   * who return: the page may not have been long enough yet for their position, which the router knows.
   */
  position?: { readonly left: number; readonly top: number } | undefined
}

declare global {
  interface Window {
    handover?: Handover
  }
}

/** Returns the handover of this document. */
export function handover(): Handover {
  window.handover ??= { fetches: new Map(), prepared: new Map(), painter: 'nobody' }
  return window.handover
}
