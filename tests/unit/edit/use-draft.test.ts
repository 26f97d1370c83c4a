import { expect, test } from 'vitest'
import { withLastWords } from '../../../src/features/edit/preview/use-draft.ts'

const draft = (text: string) => ({ file: 'en/a.md', text, base: 'published' })

test.each([
  ['what another tab stored is adopted if nothing was typed here', 'a\nb\n', 'a\nb!\n', 'a\nb!\n'],
  ['both are kept if they are in other lines', 'own\nb\nc\n', 'a\nb\nc!\n', 'own\nb\nc!\n'],
  ['line breaks of Windows are no difference', 'a\r\nb\r\n', 'a\nb\n', 'a\r\nb\r\n'],
] as const)('%s', (_name, own, stored, merged) => {
  const began = stored.includes('c') ? 'a\nb\nc\n' : 'a\nb\n'
  expect(withLastWords(draft(own), draft(began), draft(stored))).toEqual(draft(merged))
})

test('nothing changes here if both changed the same line', () => {
  expect(withLastWords(draft('own\n'), draft('a\n'), draft('other\n'))).toBeUndefined()
})
