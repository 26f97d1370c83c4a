import type { LocaleId } from '../config/locales/locale.ts'

/** A text in each language, in which words between backticks are code. English is used where another language is missing. */
export type Words = { readonly en: string } & Readonly<Partial<Record<LocaleId, string>>>

/** A reader's input by field; '' for an empty one. A switch is `yes` or ''. */
export type Answers = Readonly<Record<string, string>>

/** An input of a tool that stays on the device. */
export interface LocalField {
  readonly name: string
  /** `document` is a long text that can also be dropped or opened as a file. `secret` hides the input. */
  readonly kind: 'text' | 'secret' | 'digits' | 'choice' | 'switch' | 'document'
  readonly label: Words
  readonly hint?: Words
  readonly options?: readonly { readonly value: string; readonly label: Words }[]
  /** The value of a field that belongs to another answer, such as a key of a document. Default: the answer. */
  readonly value?: string
  readonly placeholder?: string
  /** What is wrong with the value. */
  readonly fault?: Words | undefined
}

export interface FieldGroup {
  readonly title?: Words
  /** Whether its fields are shown only after a click. */
  readonly isFolded?: boolean
  /** Whether it is shown below the result, because it is not needed for it. */
  readonly isBelow?: boolean
  readonly fields: readonly LocalField[]
}

/** A problem in a document. */
export interface Finding {
  readonly severity: 'error' | 'warning' | 'hint'
  /** Name of the rule, for tests. */
  readonly rule: string
  /** Where it is: the name of the key, such as `scheme.http_port`; '' for the whole document. */
  readonly path: string
  /** 1-based position in the document, and the number of characters to select. */
  readonly line: number
  readonly column: number
  readonly length: number
  readonly what: Words
  readonly fix: Words
}

/** A piece of a tool's result, in the order in which it is shown. */
export type ResultPart =
  | {
      readonly kind: 'text'
      readonly title: Words
      readonly text: string
      /** Name for the download; without it, the text can only be copied. */
      readonly file?: string
      readonly about?: Words
      /** Whether the text is not shown, because a field already shows it. */
      readonly isHidden?: boolean
    }
  | { readonly kind: 'value'; readonly label: Words; readonly value: string; readonly about?: Words }
  /** A QR code of a text, drawn in the page. */
  | { readonly kind: 'qr'; readonly label: Words; readonly text: string; readonly about?: Words }
  | { readonly kind: 'note'; readonly tone: 'info' | 'tip' | 'warning' | 'danger'; readonly words: Words }
  | {
      readonly kind: 'findings'
      /** The field with the document. */
      readonly of: string
      readonly findings: readonly Finding[]
      /** Said if there are none. */
      readonly none: Words
    }
  | {
      readonly kind: 'table'
      readonly title: Words
      readonly head: readonly Words[]
      readonly rows: readonly (readonly Words[])[]
    }

/**
 * A tool that works in the reader's browser and sends nothing: a form and a pure function from its answers to a result. The default
 * export of `product/tools/NAME/tool.ts`, shown by `<LocalTool name="NAME" />`.
 */
export interface LocalTool {
  readonly title: Words
  /** The answers at the start. */
  readonly initial: Answers
  /** Names of the answers that the address may contain. Others, such as passwords, stay in the memory of the page. */
  readonly shared: readonly string[]
  readonly groups: (answers: Answers) => readonly FieldGroup[]
  /** Returns the answers after an input. Default: the field's answer is replaced. */
  readonly enter?: (answers: Answers, name: string, value: string) => Answers
  readonly result: (answers: Answers) => readonly ResultPart[]
}
