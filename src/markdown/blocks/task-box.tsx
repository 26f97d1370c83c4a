import { type ComponentProps, Suspense } from 'react'
import type { ExtraProps } from 'react-markdown'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { lateComponent } from '../../ui/late-component.ts'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { TaskBoxView, taskName } from './task-box-view.tsx'

const OwnTick = lateComponent(() => import('./own-tick.tsx'))

/** The checkbox of a task: read-only, with its state as its name, until the code is loaded that lets readers check it. */
export function TaskBox({ node: _node, ...attributes }: ComponentProps<'input'> & ExtraProps) {
  const texts = useTexts().article
  const { page } = useCurrentPage()
  const byAuthor = attributes.checked ?? false
  const authors = <TaskBoxView {...attributes} texts={texts} />
  if (!page || attributes.type !== 'checkbox') return authors
  return (
    <ErrorBoundary name="Ticking steps" fallback={authors}>
      <Suspense fallback={authors}>
        <OwnTick
          {...attributes}
          aria-label={taskName(byAuthor, texts)}
          file={page.file}
          byAuthor={byAuthor}
        />
      </Suspense>
    </ErrorBoundary>
  )
}
