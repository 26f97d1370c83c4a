import { type ComponentProps, Suspense } from 'react'
import type { ExtraProps } from 'react-markdown'
import { useCurrentPage, useTexts } from '../page/current-page.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { lateComponent } from '../ui/late-component.ts'

const OwnTick = lateComponent(() => import('./own-tick.tsx'))

/** The box of a task: the author's, whose state is its name, until the part is there that lets readers tick it themselves. */
export function TaskBox({ node: _node, ...attributes }: ComponentProps<'input'> & ExtraProps) {
  const texts = useTexts().article
  const { page } = useCurrentPage()
  const byAuthor = attributes.checked ?? false
  const label = byAuthor ? texts.taskDone : texts.taskOpen
  const authors = <input {...attributes} aria-label={label} />
  if (!page || attributes.type !== 'checkbox') return authors
  return (
    <ErrorBoundary name="Ticking steps" fallback={authors}>
      <Suspense fallback={authors}>
        <OwnTick {...attributes} aria-label={label} file={page.file} byAuthor={byAuthor} />
      </Suspense>
    </ErrorBoundary>
  )
}
