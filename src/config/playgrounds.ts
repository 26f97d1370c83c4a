/** The three texts of a demo. */
export interface DemoTexts {
  readonly title: string
  readonly html: string
  readonly css: string
  readonly js: string
}

/** An external playground that takes a demo by POST (Spec §7 "Code playground"). A new one is one row. */
export interface PlaygroundRow {
  readonly name: string
  /** Where the form goes; the page's policy names the same hosts under `form-action`. */
  readonly address: string
  /** The form's fields, in the service's own names. */
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
    // CodePen takes one field that holds all of it.
    fields: ({ title, html, css, js }) => ({
      data: JSON.stringify({ title, html, css, js, editors: '111' }),
    }),
  },
]
