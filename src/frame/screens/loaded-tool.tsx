import type { ReactNode } from 'react'
import { isOnPlainHost } from '../../browser/plain-host.ts'
import { ApiServerSelect } from '../../features/api-server/api-server-select.tsx'
import { Tool } from '../../tools/tool.tsx'
import { ToolsOffNote } from '../../tools/tools-off-note.tsx'
import { useCurrentPage } from '../../ui/page/current-page.tsx'

interface LoadedToolProps {
  readonly name: string
  readonly children: ReactNode
}

/**
 * A token tool with the layout's API server selector; loaded by `MountedTool`. On a host without headers, other sites can
 * frame the tool and browsers apply fewer protections, so it is off unless the configuration switches it on.
 */
export default function LoadedTool({ name, children }: LoadedToolProps) {
  const { site } = useCurrentPage()
  if (isOnPlainHost() && site.toolsWithoutHeaders !== true) return <ToolsOffNote />
  return (
    <Tool name={name} serverSelect={<ApiServerSelect />}>
      {children}
    </Tool>
  )
}
