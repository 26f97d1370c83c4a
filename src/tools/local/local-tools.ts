import type { LocalTool } from '../../content/local-tool.ts'

/**
 * The modules of the tools that work in the reader's browser, each a part of its own. They belong to the product (decision 32): without
 * its folder, there are none.
 */
const modules = import.meta.glob<{ readonly default: LocalTool }>('/product/tools/*/tool.ts')

/** Returns how to load a tool by its name; `undefined` if there is none. */
export function localToolModule(name: string) {
  return modules[`/product/tools/${name}/tool.ts`]
}
