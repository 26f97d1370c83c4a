import { loadLate } from '../browser/load-late.ts'
import type { GivenBlocks } from '../markdown/blocks/given-blocks.tsx'
import { noHeight, toolHeight } from '../markdown/blocks/reserved-height.ts'

/** Returns what loads the parts that correct pages. */
export const editParts = () => loadLate(() => import('./edit-parts.ts'))

/** Blocks that belong to the frame and to features: the tools, the preview of drafts, and the stored languages. */
export const pageBlocks = {
  tool: {
    kind: 'late',
    delay: 0,
    height: toolHeight,
    until: 'spinner',
    isAtOnce: true,
    load: () => import('../frame/screens/page-tool.tsx'),
  },
  'local-tool': {
    kind: 'late',
    delay: 0,
    height: toolHeight,
    until: 'spinner',
    isAtOnce: true,
    load: () => import('../frame/screens/page-local-tool.tsx'),
  },
  'own-block': {
    kind: 'late',
    delay: 0,
    height: noHeight,
    until: 'children',
    load: () => import('../markdown/blocks/own-block/own-block.tsx'),
  },
  preview: {
    kind: 'late',
    delay: 0,
    height: noHeight,
    until: 'children',
    load: async () => (await editParts()).loadPreview(),
  },
  'keep-site': {
    kind: 'late',
    delay: 0,
    height: () => 320,
    until: 'children',
    load: () => import('../features/offline/keep-panel.tsx'),
  },
} as const satisfies GivenBlocks
