/** What a scenario saw, or one of its parts. */
export type Observed =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Observed[]
  | { readonly [name: string]: Observed }

/** What a scenario should see. A regular expression stands for every text that matches it. */
export type Expected =
  | string
  | number
  | boolean
  | null
  | RegExp
  | readonly Expected[]
  | { readonly [name: string]: Expected }
