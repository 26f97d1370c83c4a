import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { editTextsOf } from '../../config/locales/edit-texts.ts'
import { textToEdit } from '../../data/page-query.ts'
import { Button } from '../../ui/button.tsx'
import { useLocale } from '../../ui/page/current-page.tsx'
import { keepPage } from './move/keep-page.ts'
import { renewMenus } from './new-page/renew-menus.ts'
import { arrivedDraft, openStoredDraft } from './open-draft.ts'
import { type EditorOfFileProps, OpenEditor, type PageEditorProps } from './open-editor.tsx'
import { draftOf, removeDrafts, storeDrafts, storedDrafts, usePageDrafts } from './page-drafts.ts'
import styles from './page-editor.module.css'
import { isOnSite } from './preview/draft.ts'
import { useEditLock } from './use-edit-lock.ts'

/** A page's Markdown beside the page. What is typed stays on the device as a draft until it is handed in or discarded. */
export default function PageEditor(props: PageEditorProps) {
  const [opened, open] = useState<Pick<EditorOfFileProps, 'page' | 'news'>>({
    page: { ...props.page, file: draftOf(props.page.file)?.file ?? props.page.file },
    news: undefined,
  })
  return (
    <EditorOfFile
      {...props}
      {...opened}
      key={opened.page.file}
      onOpen={(page, news) => open({ page, news })}
    />
  )
}

function EditorOfFile(props: EditorOfFileProps) {
  const { page, onClose } = props
  const texts = editTextsOf(useLocale().id)
  const isMine = useEditLock(page.file)
  const drafts = usePageDrafts(({ value }) => value)
  const isDeleted = drafts.some((draft) => draft.file === page.file && draft.isDeleted)
  const { data, isError, refetch } = useQuery({
    queryKey: ['opened-draft', page.file],
    queryFn: async () => {
      const load = async (file: string) => (await textToEdit(file))?.text
      renewMenus(page.file, load).catch(() => undefined)
      const own = draftOf(page.file)
      const former = own ? undefined : await formerDraft(page.file, load)
      const stored = own ?? (former && { ...former, file: page.file })
      const opened = await openStoredDraft(page.file, stored, load, texts)
      if (!former) return opened
      storeDrafts([opened.draft], [former.file])
      return { ...opened, news: opened.news === 'conflicts' ? 'movedConflicts' : 'moved' } as const
    },
    enabled: isMine === true && !isDeleted,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })
  if (isDeleted)
    return (
      <div className={styles.waiting}>
        <p role="status">{texts.remove.waiting}</p>
        <div className={styles.tools}>
          <Button onClick={() => keepPage(page.file)}>{texts.remove.keep}</Button>
          <Button onClick={onClose}>{texts.back}</Button>
        </div>
        <props.HandIn
          drafts={drafts}
          onDone={() => {
            removeDrafts(drafts.map(({ file }) => file))
            onClose()
          }}
        />
      </div>
    )
  if (isMine && data) return <OpenEditor {...props} opened={data} />
  return (
    <div className={styles.waiting} role="status" data-next-focus>
      <p>{(isMine === false && texts.otherTab) || (isError ? texts.failed : texts.loading)}</p>
      <div className={styles.tools}>
        {isError && <Button onClick={() => refetch()}>{texts.retry}</Button>}
        <Button onClick={onClose}>{texts.back}</Button>
      </div>
    </div>
  )
}

/** Returns the draft of a page that has moved to this file meanwhile. */
async function formerDraft(file: string, load: (file: string) => Promise<string | undefined>) {
  const text = storedDrafts().some(isOnSite) ? await load(file).catch(() => undefined) : undefined
  return text === undefined ? undefined : arrivedDraft(file, text, draftOf)
}
