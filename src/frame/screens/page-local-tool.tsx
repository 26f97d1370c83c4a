import { use } from 'react'
import { createLoads, loadLate } from '../../browser/load-late.ts'
import type { LocalTool } from '../../content/local-tool.ts'
import { type BlockProps, optionOf } from '../../markdown/blocks/block.ts'
import { PlainBlock } from '../../markdown/blocks/plain-block.tsx'
import { LocalToolPanel } from '../../tools/local/local-tool-panel.tsx'
import { localToolModule } from '../../tools/local/local-tools.ts'

const loadOnce = createLoads<LocalTool | undefined>()

/** Returns a tool, loaded once; `undefined` if there is none of this name. */
const toolOf = (name: string) =>
  loadOnce(name, async () => {
    const load = localToolModule(name)
    return load && (await loadLate(load)).default
  })

/** A tool that works in the reader's browser and sends nothing: `<LocalTool name="config" />`. */
export default function PageLocalTool({ element, children }: BlockProps) {
  const tool = use(toolOf(optionOf(element, 'dataName') ?? ''))
  return tool ? <LocalToolPanel tool={tool} /> : <PlainBlock element={element}>{children}</PlainBlock>
}
