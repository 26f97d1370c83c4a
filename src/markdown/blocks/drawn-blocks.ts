import type { BlockElement } from './block.ts'
import {
  audioHeight,
  chartHeight,
  demoHeight,
  diagramHeight,
  playerHeight,
  toolHeight,
} from './reserved-height.ts'

/** Blocks that show a spinner until they are drawn, with the height reserved for them. Pixels. */
export const drawnBlocks = {
  mermaid: diagramHeight,
  flow: diagramHeight,
  echarts: chartHeight,
  demo: demoHeight,
  video: playerHeight,
  audio: audioHeight,
  bilibili: playerHeight,
  youtube: playerHeight,
  tool: toolHeight,
} as const satisfies Readonly<Record<string, (element: BlockElement) => number>>

export type DrawnBlock = keyof typeof drawnBlocks
