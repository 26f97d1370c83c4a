import { lazy, type ReactNode, Suspense } from 'react'
import { toolHeight } from '../blocks/reserved-height.ts'
import { loadLate } from '../browser/load-late.ts'
import { useTexts } from '../page/current-page.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { CrashNote } from './crash-note.tsx'

const LoadedTool = lazy(
  async () => (await loadLate(() => import('./loaded-tool.tsx'))) ?? { default: () => <CrashNote /> },
)

interface MountedToolProps {
  readonly name: string
  /** What stands in its place where the page names a tool that does not exist. */
  readonly children: ReactNode
}

/** A token tool where a page asks for one. The tools are loaded with the first page that has one. */
export function MountedTool({ name, children }: MountedToolProps) {
  const texts = useTexts()
  const place = (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: toolHeight() }}>
      <Spinner size="icon" label={texts.frame.loading} />
    </div>
  )
  return (
    <ErrorBoundary name={`The tool “${name}”`} resetOn={name} fallback={<CrashNote />}>
      <Suspense fallback={place}>
        <LoadedTool name={name}>{children}</LoadedTool>
      </Suspense>
    </ErrorBoundary>
  )
}
