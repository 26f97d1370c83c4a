import { expect, test } from 'vitest'
import { topDown } from '../../../src/markdown/blocks/drawing/top-down.ts'

test('[D6] [X11] a flowchart that runs sideways can run from top to bottom', () => {
  expect(topDown('flowchart LR\n  LR --> B')).toBe('flowchart TB\n  LR --> B')
  expect(topDown('---\ntitle: A\n---\ngraph RL\n  A --> B')).toBe('---\ntitle: A\n---\ngraph TB\n  A --> B')
})

test('[D6] [X11] other diagrams have one direction', () => {
  for (const source of ['flowchart TD\n  A --> B', 'sequenceDiagram\n  A->>B: flowchart LR', ''])
    expect(topDown(source)).toBeUndefined()
})
