import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { localeIds } from '../../../config/locales/each-locale.ts'
import { editTextsOf } from '../../../config/locales/edit-texts.ts'
import { addressOfFile } from '../../../content/page-path.ts'
import { textToEdit } from '../../../data/page-query.ts'
import { Button } from '../../../ui/button.tsx'
import { useCurrentPage } from '../../../ui/page/current-page.tsx'
import { draftImage, imageAddressesIn } from '../images/image-drafts.ts'
import { imageFile } from '../images/image-place.ts'
import { removeUnusedImages } from '../images/remove-unused-images.ts'
import { stamped } from '../new-page/stamped.ts'
import { changesOfDraft } from './draft-changes.ts'
import { FileNames } from './file-names.tsx'
import styles from './hand-in.module.css'
import { HandInPanel } from './hand-in-panel.tsx'
import type { HandInProps } from './hand-in-props.ts'
import { useHandInTexts } from './hand-in-texts.ts'

/** Hands in drafts of pages, menus, and settings as one change. Nothing is asked or shown before the reader opens it. */
export default function DraftHandIn({ drafts, isChosen = false, onDone }: HandInProps) {
  const texts = useHandInTexts()
  const [isOpen, setOpen] = useState(false)
  if (isChosen && !isOpen) setOpen(true)
  const known = drafts.filter(({ file }) => addressOfFile(file) || file.endsWith('.json'))
  if (known.length === 0) return isChosen && <p role="status">{texts.nothing}</p>
  const files = known.map(({ file }) => file).join(' ')
  return (
    <details
      className={styles.way}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{texts.title}</summary>
      {isOpen && <OpenDrafts key={files} drafts={known} isChosen={isChosen} onDone={onDone} />}
    </details>
  )
}

/** A draft without a known beginning, such as a pasted text, is compared with what the site publishes. */
function OpenDrafts({ drafts, isChosen, onDone }: HandInProps) {
  const texts = useHandInTexts()
  const { site } = useCurrentPage()
  const unknown = drafts.filter(({ base }) => base === undefined).map(({ file }) => file)
  const addresses = imageAddressesIn(drafts.map(({ text }) => text))
  const { data, isError, refetch } = useQuery({
    queryKey: ['to-hand-in', unknown, addresses],
    queryFn: async () => ({
      published: new Map(
        await Promise.all(unknown.map(async (file) => [file, (await textToEdit(file))?.text] as const)),
      ),
      images: await Promise.all(
        addresses.map(async (address) => ({ address, bytes: await draftImage(address) })),
      ),
    }),
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  })
  if (isError)
    return (
      <div className={styles.form} role="alert">
        <p>{texts.failures.unpublished}</p>
        <div>
          <Button onClick={() => refetch()}>{texts.request.retry}</Button>
        </div>
      </div>
    )
  if (data === undefined) return null
  const marked = drafts.filter(({ text }) => hasMarks(text)).map(({ file }) => file)
  if (marked.length > 0) return <Note text={texts.failures.marks} names={marked} />
  const changes = drafts.flatMap((draft) => changesOfDraft(draft, data.published.get(draft.file)))
  const images = data.images.flatMap(({ address, bytes }) =>
    bytes ? [{ path: imageFile(address, site), base: undefined, text: undefined, bytes }] : [],
  )
  // What the site's own texts show is on the site.
  const shown = imageAddressesIn(drafts.map(({ base }) => base ?? ''))
  const lost = data.images.flatMap(({ address, bytes }) =>
    bytes || shown.includes(address) ? [] : [address],
  )
  const done = () => {
    onDone()
    void removeUnusedImages()
  }
  return (
    <div className={styles.form}>
      {lost.length > 0 && <Note text={texts.failures.images} names={lost} />}
      <HandInPanel changes={[...stamped(changes), ...images]} isChosen={isChosen} onDone={done} />
    </div>
  )
}

/** Returns whether a merge with conflicts left its marks in a text. */
const hasMarks = (text: string) =>
  localeIds.some((id) => text.split('\n').includes(`<<<<<<< ${editTextsOf(id).own}`))

function Note({ text, names }: { readonly text: string; readonly names: readonly string[] }) {
  return (
    <div className={styles.note} data-kind="failure" role="alert">
      <p>{text}</p>
      <FileNames names={names} />
    </div>
  )
}
