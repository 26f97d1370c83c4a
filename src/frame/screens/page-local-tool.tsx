import { use } from 'react'
import { loadLate } from '../../browser/load-late.ts'
import type { LocalTool } from '../../content/local-tool.ts'
import { type BlockProps, optionOf } from '../../markdown/blocks/block.ts'
import { PlainBlock } from '../../markdown/blocks/plain-block.tsx'
import { LocalToolPanel } from '../../tools/local/local-tool-panel.tsx'
import { localToolModule } from '../../tools/local/local-tools.ts'

const loaded = new Map<string, Promise<LocalTool | undefined>>()

/** Returns a tool, loaded once; `undefined` if there is none of this name. A failed load is tried again by the next call. */
function toolOf(name: string): Promise<LocalTool | undefined> {
  const known = loaded.get(name)
  if (known) return known
  const load = localToolModule(name)
  const tool = load ? loadLate(load).then((module) => module.default) : Promise.resolve(undefined)
  loaded.set(name, tool)
  tool.catch(() => loaded.delete(name))
  return tool
}

/** A tool that works in the reader's browser and sends nothing: `<LocalTool name="config" />`. */
export default function PageLocalTool({ element, children }: BlockProps) {
  const tool = use(toolOf(optionOf(element, 'dataName') ?? ''))
  return tool ? <LocalToolPanel tool={tool} /> : <PlainBlock element={element}>{children}</PlainBlock>
}
