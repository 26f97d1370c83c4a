import type { ReactNode } from 'react'
import { ApiServerSelect } from '../layout/api-server-select.tsx'
import { Tool } from '../tools/tool.tsx'

interface LoadedToolProps {
  readonly name: string
  readonly children: ReactNode
}

/** A token tool with the layout's choice of API servers: what `MountedTool` loads. */
export default function LoadedTool({ name, children }: LoadedToolProps) {
  return (
    <Tool name={name} serverSelect={<ApiServerSelect />}>
      {children}
    </Tool>
  )
}
