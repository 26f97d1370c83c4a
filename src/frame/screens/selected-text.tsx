import { useEffect, useState } from 'react'
import { type SelectedTextProps, useEditor } from '../../ui/page/page-editor-part.ts'

/** What is offered for a selected text of the page. It loads when something is selected for the first time. */
export function SelectedText(props: SelectedTextProps) {
  const Selected = useEditor()?.Selected
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const look = () => setWanted((was) => was || getSelection()?.isCollapsed === false)
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [])
  return Selected && isWanted && <Selected {...props} />
}
