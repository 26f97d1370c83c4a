import { type BlockElement, sourceOf } from './block.ts'

/** Reserves nothing, because the author's text is already there. */
export const noHeight = () => 0

const perLine = 26
const least = 140
const most = 520

/** Estimates the height of a diagram from its lines of source. Pixels. */
export function diagramHeight(element: BlockElement): number {
  const lines = sourceOf(element).split('\n').length
  return Math.min(most, Math.max(least, lines * perLine))
}

/** Estimated height of a player in a text column. Pixels. */
export const playerHeight = () => 220

/** Height of a chart, unless its author sets another. Pixels. */
export const chartHeight = () => 400

/** Height of a demo before its result is there. Pixels. */
export const demoHeight = () => 180

/** Height of the browser's audio controls. Pixels. */
export const audioHeight = () => 60

/** Estimated height of a tool's first form, reserved so that the text below does not move far. Pixels. */
export const toolHeight = () => 420
