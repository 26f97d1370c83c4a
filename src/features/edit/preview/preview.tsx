import { useRef, useState } from 'react'
import { fill } from '../../../config/locales/texts.ts'
import { textToEdit } from '../../../data/page-query.ts'
import { useCurrentPage } from '../../../ui/page/current-page.tsx'
import type { MarkdownFieldHandle } from '../field/markdown-field.tsx'
import type { Draft } from './draft.ts'
import { DraftTools } from './draft-tools.tsx'
import { previewDraftStorage, usePreviewDraft } from './preview-draft.ts'
import { usePreviewTexts } from './preview-texts.ts'
import { useDraft } from './use-draft.ts'
import { type DraftEvent, type DraftParts, Workbench } from './workbench.tsx'

/** The preview of a draft of any page (Spec X5). */
export default function Preview(parts: DraftParts) {
  const { locale } = useCurrentPage()
  const texts = usePreviewTexts()
  const firstFile = `${locale.id}/guide/draft.md`
  const { value } = usePreviewDraft()
  const state = useDraft(value ?? { file: firstFile, text: '' }, previewDraftStorage)
  const { draft, settled, change } = state
  const [event, setEvent] = useState<DraftEvent>()
  const field = useRef<MarkdownFieldHandle>(null)

  const replace = (next: Draft, text: string) => {
    change(next)
    setEvent(draft.text === '' || draft.text === next.text ? undefined : { text, undo: () => change(draft) })
  }
  const open = async (file: File) => {
    const folder = draft.file.slice(0, draft.file.lastIndexOf('/') + 1)
    replace(
      { file: `${folder}${file.name.replace(/\.(?:markdown|txt)$/i, '.md')}`, text: await file.text() },
      texts.replaced,
    )
  }
  const load = async () => {
    setEvent({ text: texts.loading })
    try {
      const found = await textToEdit(draft.file)
      if (found === undefined) return setEvent({ text: fill(texts.notThere, { file: draft.file }) })
      replace({ file: draft.file, text: found.text, base: found.text }, texts.replaced)
      if (found.savedAt === undefined) return
      const date = new Intl.DateTimeFormat(locale.lang, { dateStyle: 'long', timeStyle: 'short' })
      const text = fill(texts.savedCopy, { date: date.format(found.savedAt) })
      setEvent({ text, ...(draft.text !== '' && { undo: () => change(draft) }) })
    } catch {
      setEvent({ text: texts.notLoaded })
    }
  }
  const remove = () => {
    replace({ file: draft.file, text: '' }, texts.removed)
    field.current?.focus()
  }
  return (
    <Workbench
      {...state}
      {...parts}
      field={field}
      firstFile={firstFile}
      event={event}
      onEvent={setEvent}
      onDropFile={open}
      drafts={settled.text !== '' && settled.text !== settled.base ? [settled] : []}
      onDone={remove}
      tools={
        <DraftTools
          draft={draft}
          onFile={(file) => change({ file, text: draft.text })}
          onOpen={open}
          onLoad={load}
          onRemove={remove}
        />
      }
    />
  )
}
