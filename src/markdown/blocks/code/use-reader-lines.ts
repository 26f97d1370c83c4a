import { useMemo } from 'react'
import { useReaderAddress, useReaderToken } from '../../../stores/reader-values.ts'
import type { CodeLine } from './code-line.ts'
import { withReaderValues } from './reader-values.ts'

/**
 * Returns lines with the examples replaced by the reader's address and token; the same array if there is
 * nothing to replace.
 */
export function useReaderLines(lines: readonly CodeLine[]): readonly CodeLine[] {
  const address = useReaderAddress((state) => state.value)
  const token = useReaderToken((state) => state.value)
  return useMemo(() => {
    if (address === '' && token === '') return lines
    return lines.map((line) => ({ ...line, text: withReaderValues(line.text, { address, token }) }))
  }, [lines, address, token])
}
