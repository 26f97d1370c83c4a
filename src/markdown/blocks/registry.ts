import { chartDelay, demoDelay, diagramDelay } from '../../config/blocks.ts'
import type { BlockRow, LateBlockRow } from './block.ts'
import { type DrawnBlock, drawnBlocks } from './drawn-blocks.ts'
import { EndpointRoute } from './endpoint-route.tsx'
import { FilterList } from './filter-list/filter-list.tsx'
import { noHeight } from './reserved-height.ts'
import { Tabs } from './tabs.tsx'

type Load = LateBlockRow['load']

/** Returns the row of a drawing: a spinner of about the right height, then the image. */
const drawn = (name: DrawnBlock, delay: number, load: Load): [DrawnBlock, LateBlockRow] => {
  return [name, { kind: 'late', delay, height: drawnBlocks[name], until: 'spinner', load }]
}
/** Returns the row of a block whose text is readable before it loads. */
const worded = (load: Load, height: LateBlockRow['height'] = noHeight): LateBlockRow => {
  return { kind: 'late', delay: 0, height, until: 'children', load }
}

const loadMedia: Load = () => import('./media/media-player.tsx')
const loadPlayer: Load = () => import('./media/embedded-player.tsx')

/** Blocks by name in `data-block`. An unknown block shows its children. For a new block, add a row and a file. */
const blocks: ReadonlyMap<string, BlockRow> = new Map<string, BlockRow>([
  ['tabs', { kind: 'ready', Block: Tabs }],
  ['route', { kind: 'ready', Block: EndpointRoute }],
  ['filter-list', { kind: 'ready', Block: FilterList }],
  drawn('mermaid', diagramDelay, () => import('./mermaid.tsx')),
  drawn('flow', diagramDelay, () => import('./flow.tsx')),
  drawn('echarts', chartDelay, () => import('./chart/chart.tsx')),
  drawn('demo', demoDelay, () => import('./demo/demo.tsx')),
  ['math', worded(() => import('./math.tsx'))],
  ['badge', worded(() => import('./badge.tsx'))],
  ['card', worded(() => import('./card.tsx'))],
  ['catalog', worded(() => import('./catalog.tsx'))],
  ['filter-table', { ...worded(() => import('./filter-table/filter-table.tsx')), isLoadedAhead: true }],
  ['download', worded(() => import('./download.tsx'))],
  ['pricing', worded(() => import('./pricing.tsx'))],
  [
    'self-check',
    worded(
      () => import('./self-check.tsx'),
      () => 560,
    ),
  ],
  drawn('video', 0, loadMedia),
  drawn('audio', 0, loadMedia),
  drawn('bilibili', 0, loadPlayer),
  drawn('youtube', 0, loadPlayer),
])

/** Blocks whose rows the routes provide (`given-blocks.tsx`), because their components import this layer. */
const givenBlocks = ['tool', 'local-tool', 'own-block', 'preview', 'keep-site'] as const

export type GivenBlock = (typeof givenBlocks)[number]

/** The names of all blocks, for checks of their documentation and tests. */
export const blockNames: readonly string[] = [...blocks.keys(), ...givenBlocks]

/** Returns the row of a block by its name; `undefined` if it is unknown, or the routes provide it. */
export const blockRow = (name: string): BlockRow | undefined => blocks.get(name)
