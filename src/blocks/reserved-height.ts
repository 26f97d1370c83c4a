import { type BlockElement, sourceOf } from './block.ts'

/** Nothing is kept free: the author's words stand there already. */
export const noHeight = () => 0

const perLine = 26
const least = 140
const most = 520

/** About as high as a diagram with so many lines of source comes out. Pixels. */
export function diagramHeight(element: BlockElement): number {
  const lines = sourceOf(element).split('\n').length
  return Math.min(most, Math.max(least, lines * perLine))
}

/** About as high as a player in a column of text. Pixels. */
export const playerHeight = () => 220

/** A chart, unless its author gives it another height. Pixels. */
export const chartHeight = () => 400

/** A demo before its result is there. Pixels. */
export const demoHeight = () => 180

/** The browser's own controls of sound. Pixels. */
export const audioHeight = () => 60

/** About the height of a tool's first form; kept free so that the text below does not jump far. Pixels. */
export const toolHeight = () => 420
