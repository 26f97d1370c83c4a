/** A change of one file of the content tree. */
export interface FileChange {
  /** Below the content folder, such as `zh/guide/a.md`; files beside it start with `../`. */
  readonly path: string
  /** The text that the change began from; `undefined` for a new file. */
  readonly base: string | undefined
  /** The new text; `undefined` deletes the file, unless there are `bytes`. */
  readonly text: string | undefined
  /** The new content of a file that is no text, such as an image. */
  readonly bytes?: Uint8Array
}
