import type { LoadedPage } from '../data/load-page.ts'
import { FailureScreen } from '../frame/screens/failure-screen.tsx'
import { pageScreens } from '../frame/screens/page-screens.ts'
import { UnknownScreen } from '../frame/screens/unknown-screen.tsx'
import { GivenBlocksProvider } from '../markdown/blocks/given-blocks.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { latePart } from '../ui/late-part.tsx'
import { CrashNote } from '../ui/page/crash-note.tsx'
import { useCurrentPage } from '../ui/page/current-page.tsx'
import { type EditorProps, EditorProvider, type SelectedTextProps } from '../ui/page/page-editor-part.ts'
import { editParts, pageBlocks } from './page-blocks.ts'

const editorParts = {
  Editor: latePart<EditorProps>('The editor', async () => (await editParts()).loadEditor(), {
    failed: CrashNote,
  }),
  Selected: latePart<SelectedTextProps>('The report', async () => (await editParts()).loadSelectionButton()),
}

interface PageScreenProps {
  readonly loaded: LoadedPage
  readonly route: string
  /** Loads the page again. */
  readonly onRetry: () => Promise<void>
}

/** The screen for what was loaded: the page, the failure, or the unknown page. */
export function PageScreen({ loaded, route, onRetry }: PageScreenProps) {
  const { page, view, locale } = useCurrentPage()
  const Screen = page && pageScreens[page.kind]
  return (
    <ErrorBoundary name={route} resetOn={locale.id + route} fallback={<CrashNote />}>
      <EditorProvider value={editorParts}>
        {Screen && view && (
          <GivenBlocksProvider value={pageBlocks}>
            <Screen key={page.file} page={page} view={view} />
          </GivenBlocksProvider>
        )}
        {!page && loaded.kind === 'failed' && <FailureScreen error={loaded.failure} onRetry={onRetry} />}
        {!page && loaded.kind !== 'failed' && <UnknownScreen key={route} />}
      </EditorProvider>
    </ErrorBoundary>
  )
}
