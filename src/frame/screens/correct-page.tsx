import { SquarePen } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Page, PageView } from '../../content/page-view.ts'
import { Icon } from '../../ui/icon.tsx'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { useEditor } from '../../ui/page/page-editor-part.ts'
import actionStyles from '../../ui/text-action.module.css'

interface CorrectPageProps {
  readonly page: Page
  readonly view: PageView
  /** The page. The button is one of its actions. */
  readonly children: (button: ReactNode) => ReactNode
}

/** A page, or its editor in the same place. The editor loads when it is opened for the first time. */
export function CorrectPage({ page, view, children }: CorrectPageProps) {
  const Editor = useEditor()?.Editor
  const { site } = useCurrentPage()
  const texts = useTexts()
  const [edited, setEdited] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const isOpen = edited === page.file
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (Editor && isOpen) return <Editor page={page} onClose={() => setEdited(undefined)} />
  if (!Editor || site.edit === false || !view.editLink) return children(null)
  const open = () => {
    const show = () => setEdited(page.file)
    Editor.load().then(show, show)
  }
  return children(
    <button type="button" ref={button} className={actionStyles.action} onClick={open}>
      <Icon shape={SquarePen} size={14} />
      {texts.article.correctPage}
    </button>,
  )
}
