/*
 * Stands in for the package `lowlight` in the build (vite.config.ts): rehype-highlight imports its 37 common grammars whether they
 * are used or not, 40 kB that no page needs at once. Ours come one by one (highlight.ts).
 */
import { createLowlight } from '../../../node_modules/lowlight/lib/index.js'

/** No grammar is common. */
const common = {}

export { common, createLowlight }
