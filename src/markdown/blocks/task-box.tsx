import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { latePart } from '../../ui/late-part.tsx'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { TaskBoxView, taskName } from './task-box-view.tsx'

const OwnTick = latePart('Ticking steps', () => import('./own-tick.tsx'), {
  waiting: ({ file: _file, byAuthor: _byAuthor, ...attributes }) => <AuthorsTick {...attributes} />,
  failed: 'waiting',
})

const AuthorsTick = (attributes: ComponentProps<'input'>) => (
  <TaskBoxView {...attributes} texts={useTexts().article} />
)

/** The checkbox of a task: read-only, with its state as its name, until the code is loaded that lets readers check it. */
export function TaskBox({ node: _node, ...attributes }: ComponentProps<'input'> & ExtraProps) {
  const texts = useTexts().article
  const { page } = useCurrentPage()
  const byAuthor = attributes.checked ?? false
  if (!page || attributes.type !== 'checkbox') return <AuthorsTick {...attributes} />
  return (
    <OwnTick {...attributes} aria-label={taskName(byAuthor, texts)} file={page.file} byAuthor={byAuthor} />
  )
}
