import { chartDelay, demoDelay, diagramDelay } from '../config/blocks.ts'
import type { BlockElement, BlockRow, LateBlockRow } from './block.ts'
import { Preview } from './preview.tsx'
import {
  audioHeight,
  chartHeight,
  demoHeight,
  diagramHeight,
  noHeight,
  playerHeight,
} from './reserved-height.ts'
import { Tabs } from './tabs.tsx'
import { Tool } from './tool.tsx'

type Load = LateBlockRow['load']

/** A drawing: a spinner in a place of about the right height, then the picture. */
const drawn = (delay: number, height: LateBlockRow['height'], load: Load): LateBlockRow => {
  return { kind: 'late', delay, height, until: 'spinner', load }
}
/** Something whose words can be read before it wakes up. */
const worded = (load: Load, height: LateBlockRow['height'] = noHeight): LateBlockRow => {
  return { kind: 'late', delay: 0, height, until: 'children', load }
}

const loadMedia: Load = () => import('./media/media-player.tsx')
const loadPlayer: Load = () => import('./media/embedded-player.tsx')

/** Blocks by the name in `data-block`. A block that is not here shows its children as they are. A new block is one row and one file. */
const blocks: ReadonlyMap<string, BlockRow> = new Map<string, BlockRow>([
  ['tabs', { kind: 'ready', Block: Tabs }],
  ['preview', { kind: 'ready', Block: Preview }],
  ['tool', { kind: 'ready', Block: Tool }],
  ['mermaid', drawn(diagramDelay, diagramHeight, () => import('./mermaid.tsx'))],
  ['flow', drawn(diagramDelay, diagramHeight, () => import('./flow.tsx'))],
  ['echarts', drawn(chartDelay, chartHeight, () => import('./chart/chart.tsx'))],
  ['demo', drawn(demoDelay, demoHeight, () => import('./demo/demo.tsx'))],
  ['math', worded(() => import('./math.tsx'))],
  ['badge', worded(() => import('./badge.tsx'))],
  ['card', worded(() => import('./card.tsx'))],
  ['catalog', worded(() => import('./catalog.tsx'))],
  ['filter-table', worded(() => import('./filter-table/filter-table.tsx'))],
  ['download', worded(() => import('./download.tsx'))],
  ['pricing', worded(() => import('./pricing.tsx'))],
  [
    'self-check',
    worded(
      () => import('./self-check.tsx'),
      () => 560,
    ),
  ],
  [
    'keep-site',
    worded(
      () => import('./keep-site.tsx'),
      () => 320,
    ),
  ],
  ['video', drawn(0, playerHeight, loadMedia)],
  ['audio', drawn(0, audioHeight, loadMedia)],
  ['bilibili', drawn(0, playerHeight, loadPlayer)],
  ['youtube', drawn(0, playerHeight, loadPlayer)],
])

/** The names of all blocks, for checks of what is said and tested about each. */
export const blockNames: readonly string[] = [...blocks.keys()]

/** The row of an element's block; `undefined` for an element that is none, or of a block nobody knows. */
export function blockRowOf(element: BlockElement): BlockRow | undefined {
  const name = element.properties.dataBlock
  return typeof name === 'string' ? blocks.get(name) : undefined
}
