/*
 * Replaces the package `lowlight` in the build (lean-packages.ts). rehype-highlight imports its 37 common
 * grammars even if they are not used, which adds 40 kB to the first load. Ours are loaded one by one
 * (src/markdown/blocks/code/highlight.ts).
 */
import { createLowlight } from 'lowlight/lib/index.js'

/** No grammars are included. */
const common = {}

export { common, createLowlight }
