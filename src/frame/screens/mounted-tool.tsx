import type { ReactNode } from 'react'
import { toolHeight } from '../../markdown/blocks/reserved-height.ts'
import { useTexts } from '../../ui/page/current-page.tsx'
import { LateMount } from '../../ui/page/late-mount.tsx'
import { Spinner } from '../../ui/spinner.tsx'

const loadTool = () => import('./loaded-tool.tsx')

interface MountedToolProps {
  readonly name: string
  /** Shown if the page names a tool that does not exist. */
  readonly children: ReactNode
}

/** A token tool in a page. The tools are loaded with the first page that has one. */
export function MountedTool({ name, children }: MountedToolProps) {
  const texts = useTexts()
  const place = (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: toolHeight() }}>
      <Spinner size="icon" label={texts.frame.loading} />
    </div>
  )
  return (
    <LateMount name={`The tool “${name}”`} load={loadTool} place={place}>
      {(LoadedTool) => <LoadedTool name={name}>{children}</LoadedTool>}
    </LateMount>
  )
}
