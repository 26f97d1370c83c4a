import type { BlockElement } from '../blocks/block.ts'
import styles from '../blocks/block-frame.module.css'
import {
  audioHeight,
  chartHeight,
  demoHeight,
  diagramHeight,
  playerHeight,
  toolHeight,
} from '../blocks/reserved-height.ts'
import { blockElementOf } from './block-element.ts'
import { element } from './build.ts'

const heights: Readonly<Record<string, (block: BlockElement) => number>> = {
  mermaid: diagramHeight,
  flow: diagramHeight,
  echarts: chartHeight,
  demo: demoHeight,
  video: playerHeight,
  audio: audioHeight,
  bilibili: playerHeight,
  youtube: playerHeight,
  tool: toolHeight,
}

/** Keeps the place of a block that only the application can draw. Blocks whose words can be read stay as they are. */
export function reservePlace(block: HTMLElement): void {
  const height = heights[block.dataset.block ?? '']
  if (!height) return
  const place = element('div', { class: styles.place })
  place.style.minBlockSize = `${height(blockElementOf(block))}px`
  block.replaceWith(place)
}
