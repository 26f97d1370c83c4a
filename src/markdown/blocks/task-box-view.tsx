import type { ComponentProps } from 'react'
import type { PageTexts } from '../../config/locales/page-texts.ts'

interface TaskBoxViewProps extends ComponentProps<'input'> {
  readonly texts: PageTexts['article']
}

/** The checkbox of a task as its author set it. Its accessible name is its state. */
export function TaskBoxView({ texts, ...attributes }: TaskBoxViewProps) {
  return <input {...attributes} aria-label={taskName(attributes.checked ?? false, texts)} />
}

export const taskName = (isDone: boolean, texts: PageTexts['article']): string =>
  isDone ? texts.taskDone : texts.taskOpen
