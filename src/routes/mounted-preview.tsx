import { type ReactNode, Suspense } from 'react'
import { useTexts } from '../page/current-page.tsx'
import { CrashNote } from '../screens/crash-note.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { lateComponent } from '../ui/late-component.ts'
import { Spinner } from '../ui/spinner.tsx'

const Preview = lateComponent(() => import('../preview/preview.tsx'))

/** The preview of drafts where a page asks for it. It is loaded with the first page that does. */
export function MountedPreview(_props: { readonly children: ReactNode }) {
  const texts = useTexts()
  return (
    <ErrorBoundary name="The preview" fallback={<CrashNote />}>
      <Suspense fallback={<Spinner size="icon" label={texts.frame.loading} />}>
        <Preview />
      </Suspense>
    </ErrorBoundary>
  )
}
