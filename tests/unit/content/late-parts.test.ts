import { expect, test } from 'vitest'
import { partsUsedBy } from '../../../src/content/late-parts.ts'

test.each([
  ['```js\nx\n```', ['languages']],
  ['```mermaid\nx\n```\n\n$$x$$', ['diagrams', 'math']],
  ['```\n$$x$$\n```', []],
  ['Words\n\n    ```\n\n```js\nx\n```', ['languages']],
  ['- item\n\n    ```flow\n    x\n    ```\n\n$$x$$', ['diagrams', 'math']],
] as const)('%j needs the late parts %j', (source, parts) => {
  expect(partsUsedBy(source)).toEqual(parts)
})
