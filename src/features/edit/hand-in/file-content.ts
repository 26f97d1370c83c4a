import type { FileChange } from '../file-change.ts'
import { blobIdOf, bytesOf } from './blob-id.ts'

/** Returns the content of a file after a change; `undefined` if the change deletes it. */
export function contentAfter({ text, bytes }: FileChange): string | Uint8Array | undefined {
  return bytes ?? text
}

export type Action = 'create' | 'update' | 'delete'

/** Returns what a change does to its file. */
export function actionOf(change: FileChange): Action {
  if (contentAfter(change) === undefined) return 'delete'
  return change.base === undefined ? 'create' : 'update'
}

/** Returns the file's Git IDs before and after a change; `undefined` for a file that doesn't exist or isn't known. */
export function blobIdsOf(change: FileChange): {
  readonly before: string | undefined
  readonly after: string | undefined
} {
  const after = contentAfter(change)
  return {
    before: change.base === undefined ? undefined : blobIdOf(change.base),
    after: after === undefined ? undefined : blobIdOf(after),
  }
}

const byteOrderMark = '\uFEFF'

/** Returns a change with the byte order mark of its file, which browsers leave out of texts. */
export function withMarkOf(change: FileChange, current: string | undefined): FileChange {
  const { base, text } = change
  if (base === undefined || current !== blobIdOf(byteOrderMark + base)) return change
  return { ...change, base: byteOrderMark + base, text: text === undefined ? text : byteOrderMark + text }
}

/** Returns content in Base64, as code hosts accept it. */
export function base64Of(content: string | Uint8Array): string {
  const bytes = bytesOf(content)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
