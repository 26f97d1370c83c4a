/** The three source texts of a demo. */
export interface DemoTexts {
  readonly title: string
  readonly html: string
  readonly css: string
  readonly js: string
}

/** An external playground that accepts a demo by POST (Spec §7 "Code playground"). Add a row for a new one. */
export interface PlaygroundRow {
  readonly name: string
  /** Target of the form. The page's policy lists the same hosts under `form-action`. */
  readonly address: string
  /** Returns the form's fields, with the service's names. */
  readonly fields: (texts: DemoTexts) => Readonly<Record<string, string>>
}

export const playgrounds: readonly PlaygroundRow[] = [
  {
    name: 'JSFiddle',
    address: 'https://jsfiddle.net/api/post/library/pure/',
    fields: ({ title, html, css, js }) => ({ title, html, css, js, wrap: '1', panel_js: '3' }),
  },
  {
    name: 'CodePen',
    address: 'https://codepen.io/pen/define',
    // CodePen takes a single field with all texts.
    fields: ({ title, html, css, js }) => ({
      data: JSON.stringify({ title, html, css, js, editors: '111' }),
    }),
  },
]
