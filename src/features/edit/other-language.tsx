import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { editTextsOf } from '../../config/locales/edit-texts.ts'
import { localeOf } from '../../config/locales/locale.ts'
import { fill } from '../../config/locales/texts.ts'
import { changedLines } from '../../content/line-diff.ts'
import { originalChangesPath, readOriginalChanges } from '../../content/original-changes.ts'
import type { PageAddress } from '../../content/page-path.ts'
import { textMark } from '../../content/text-mark.ts'
import { textToEdit } from '../../data/page-query.ts'
import { requestJson } from '../../data/request.ts'
import { Button } from '../../ui/button.tsx'
import { useLocale } from '../../ui/page/current-page.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { ReadOnlyField } from './field/read-only-field.tsx'
import { usePageDrafts } from './page-drafts.ts'
import styles from './page-editor.module.css'
import { isOnSite } from './preview/draft.ts'
import { sameLine } from './same-line.ts'

interface OtherLanguageProps {
  readonly file: string
  readonly address: PageAddress
  /** The file that is being written, its text, and the line of the caret in it. */
  readonly of: string
  readonly text: string
  readonly line: number
  /** Whether what is being written is a translation of an earlier text. */
  readonly isBehind: boolean
  /** Opens the draft of a page that the site doesn't have. */
  readonly onOpen: (file: string) => void
}

/** The Markdown of a page in another language, for those who change both. A draft of it is shown with its changes marked. */
export function OtherLanguage({ file, address, of, text, line, isBehind, onOpen }: OtherLanguageProps) {
  const texts = editTextsOf(useLocale().id)
  const { label, lang } = localeOf(address.locale)
  const draft = usePageDrafts(({ value }) => value.find((one) => one.file === file))
  const { data, isError, refetch } = useQuery({
    queryKey: ['other-language', file],
    queryFn: async () => (await textToEdit(file))?.text ?? null,
    enabled: draft === undefined,
    gcTime: 0,
    retry: false,
  })
  const shown = draft?.text ?? data ?? undefined
  const { data: changes } = useQuery({
    queryKey: ['original-changes', of],
    queryFn: () => originalChanges(of),
    enabled: isBehind,
    retry: false,
  })
  const since =
    !draft && changes?.original === file && changes.textMark === textMark(shown ?? '') ? changes.lines : none
  const marked = useMemo(() => (draft ? changedLines(draft.base ?? '', draft.text) : since), [draft, since])
  if (shown === undefined)
    return (
      <div className={styles.waiting} role="status">
        <p>{isError || data === null ? texts.failed : texts.loading}</p>
        {isError && <Button onClick={() => refetch()}>{texts.retry}</Button>}
      </div>
    )
  return (
    <div className={styles.beside}>
      <p>
        {isBehind && `${texts.behind} `}
        {draft && `${texts.marked} `}
        {since.length > 0 && `${texts.markedSince} `}
        {draft && !isOnSite(draft) ? (
          <Button onClick={() => onOpen(file)}>{fill(texts.openOther, { language: label })}</Button>
        ) : (
          <SiteLink to={{ kind: 'page', address, search: '', hash: '' }}>
            {fill(texts.openOther, { language: label })}
          </SiteLink>
        )}
      </p>
      <ReadOnlyField
        label={fill(texts.otherText, { language: label })}
        lang={lang}
        text={shown}
        marked={marked}
        line={sameLine(line, text, shown)}
      />
    </div>
  )
}

const none: readonly number[] = []

/** Returns what changed in the original of a translation. Most sites have no file with it. */
async function originalChanges(file: string) {
  const folder = folderOfFile(file)
  const json = await requestJson(originalChangesPath(folder))
  return readOriginalChanges(json, file.slice(folder.length + 1)) ?? null
}

const folderOfFile = (file: string) => file.slice(0, file.lastIndexOf('/'))
