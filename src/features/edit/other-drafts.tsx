import { useId } from 'react'
import { editTextsOf } from '../../config/locales/edit-texts.ts'
import { fill } from '../../config/locales/texts.ts'
import { addressOfFile } from '../../content/page-path.ts'
import { useLocale } from '../../ui/page/current-page.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { keepPage } from './move/keep-page.ts'
import { removeDrafts } from './page-drafts.ts'
import styles from './page-editor.module.css'
import { type Draft, isOnSite } from './preview/draft.ts'

interface OtherDraftsProps {
  readonly drafts: readonly Draft[]
  readonly onOpen: (file: string) => void
  /** Called with what was discarded. */
  readonly onDiscarded: (drafts: readonly Draft[]) => void
  /** Called when a page is no longer deleted, with the drafts before. */
  readonly onKept: (file: string, drafts: readonly Draft[]) => void
}

/** Links to the pages of other drafts. Pages that the site doesn't have at this place open here. */
export function OtherDrafts({ drafts, onOpen, onDiscarded, onKept }: OtherDraftsProps) {
  const texts = editTextsOf(useLocale().id)
  const id = useId()
  const keep = async (file: string) => onKept(file, await keepPage(file))
  const discard = (some: readonly Draft[]) => {
    removeDrafts(some.map(({ file }) => file))
    onDiscarded(some)
  }
  return (
    <div className={styles.others}>
      <p id={id}>{texts.drafts}</p>
      <ul aria-labelledby={id}>
        {drafts.map((draft) => (
          <li key={draft.file}>
            <OtherDraft
              draft={draft}
              onOpen={onOpen}
              onDiscard={() => (draft.isDeleted ? keep(draft.file) : discard([draft]))}
            />
          </li>
        ))}
      </ul>
      {drafts.length > 1 && (
        <button type="button" onClick={() => discard(drafts)}>
          {texts.discardOthers}
        </button>
      )}
    </div>
  )
}

interface OtherDraftProps extends Pick<OtherDraftsProps, 'onOpen'> {
  readonly draft: Draft
  readonly onDiscard: () => void
}

function OtherDraft({ draft, onOpen, onDiscard }: OtherDraftProps) {
  const texts = editTextsOf(useLocale().id)
  const { file, isDeleted } = draft
  const address = addressOfFile(file)
  if (isDeleted)
    return (
      <>
        {file} {texts.remove.deleted}{' '}
        <button type="button" onClick={onDiscard}>
          {fill(texts.remove.keepOther, { file })}
        </button>
      </>
    )
  if (!address)
    return (
      <>
        <button type="button" onClick={() => onOpen(file)}>
          {file}
        </button>{' '}
        <button type="button" onClick={onDiscard}>
          {fill(texts.discardOther, { file })}
        </button>
      </>
    )
  if (isOnSite(draft)) return <SiteLink to={{ kind: 'page', address, search: '', hash: '' }}>{file}</SiteLink>
  return (
    <button type="button" onClick={() => onOpen(file)}>
      {file}
    </button>
  )
}
