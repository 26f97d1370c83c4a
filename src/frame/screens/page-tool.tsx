import ApiServerSelect from '../../features/api-server/api-server-select.tsx'
import { type BlockProps, optionOf } from '../../markdown/blocks/block.ts'
import { PlainBlock } from '../../markdown/blocks/plain-block.tsx'
import { Tool, ToolsOffNote } from '../../tools/tool.tsx'
import { useCurrentPage } from '../../ui/page/current-page.tsx'

/** Returns whether the site was prepared for a host without headers (`npm run index -- --plain-host`): its policy is in the page. */
const isOnPlainHost = (): boolean =>
  document.querySelector('meta[http-equiv="Content-Security-Policy"]') !== null

/**
 * A token tool in a page with the layout's API server selector: `<Tool name="115-token" />`. On a host without headers, other
 * sites can frame the tool and browsers apply fewer protections, so it is off unless the configuration switches it on.
 */
export default function PageTool({ element, children }: BlockProps) {
  const { site } = useCurrentPage()
  if (isOnPlainHost() && site.toolsWithoutHeaders !== true) return <ToolsOffNote />
  return (
    <Tool name={optionOf(element, 'dataName') ?? ''} serverSelect={<ApiServerSelect />}>
      <PlainBlock element={element}>{children}</PlainBlock>
    </Tool>
  )
}
