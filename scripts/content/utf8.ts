import { isUtf8 } from 'node:buffer'
import type { ContentIssue } from '../../src/content/issue.ts'

const newLine = 0x0a

/** Returns the issue of a text file that is not UTF-8, at the line where decoding fails; `undefined` if it is valid. */
export function encodingIssue(bytes: Buffer, file: string): ContentIssue | undefined {
  if (isUtf8(bytes)) return undefined
  let start = 0
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(newLine, start)
    const isWrong = !isUtf8(bytes.subarray(start, end < 0 ? undefined : end))
    if (isWrong || end < 0) return { file, line, kind: 'file-encoding' }
    start = end + 1
  }
}
