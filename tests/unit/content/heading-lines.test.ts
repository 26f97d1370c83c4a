import { expect, test } from 'vitest'
import { hasHeadingLine } from '../../../src/content/heading-lines.ts'

test.each([
  ['text\n\n## One', true],
  ['### One', true],
  ['# One\n\n#### Four', false],
  ['```bash\n## a comment\n```', false],
  ['~~~\n```\n## no heading\n~~~\n', false],
  ['````md\n```\n## no heading\n```\n````\n\n## One', true],
  ['```\n## never closed', false],
  ['Words\n\n    ```\n\n## One', true],
  ['- item\n\n    ```\n    ## a comment\n    ```\n', false],
  ['- item\n\n    ```\n    never closed\n\n## One', true],
])('[P4] %j has a heading for the table of contents: %j', (body, expected) => {
  expect(hasHeadingLine(body)).toBe(expected)
})
