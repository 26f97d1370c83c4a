import { Flag, Search } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import { withBase } from '../../browser/site-base.ts'
import { editTextsOf } from '../../config/locales/edit-texts.ts'
import { fill } from '../../config/locales/texts.ts'
import { type PageAddress, pathnameOf, readablePath } from '../../content/page-path.ts'
import { reportLinkOf } from '../../content/report-link.ts'
import { languagesOf } from '../../content/site-texts.ts'
import { likelyFilesOf } from '../../data/page-target.ts'
import { draftOf } from '../../features/edit/page-drafts.ts'
import { useSearchBox } from '../../features/search/search-box-state.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useCurrentPage, useLocale, useTexts } from '../../ui/page/current-page.tsx'
import { useEditor } from '../../ui/page/page-editor-part.ts'
import { addressWords } from './address-words.ts'
import { NearestPages } from './nearest-pages.tsx'
import styles from './unknown-help.module.css'

/**
 * What helps at an address without a page: the draft of a page that was removed meanwhile, a search for the words of the address, the pages that the reader may have meant in
 * every language, and a link for reporting the broken link (Spec X9).
 */
export default function UnknownHelp({ address }: { readonly address: PageAddress }) {
  const { locale, site } = useCurrentPage()
  const texts = useTexts()
  const openSearch = useSearchBox((state) => state.open)
  const input = useRef<HTMLInputElement>(null)
  const path = readablePath(address)
  const reportUrl = reportLinkOf(site, {
    title: fill(texts.article.reportTitle, { title: path }),
    address: location.origin + withBase(pathnameOf(address)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    openSearch(input.current?.value ?? '')
  }
  return (
    <>
      <OwnDraft address={address} />
      <form className={styles.form} onSubmit={submit}>
        <input
          ref={input}
          type="search"
          aria-label={texts.search.label}
          placeholder={texts.search.placeholder}
          defaultValue={addressWords(address.route)}
        />
        <Button type="submit" kind="primary">
          <Icon shape={Search} size={16} />
          {texts.search.button}
        </Button>
      </form>
      <NearestPages address={address} />
      {languagesOf(site)
        .filter(({ id }) => id !== locale.id)
        .map(({ id }) => (
          <NearestPages key={id} address={{ locale: id, route: address.route }} />
        ))}
      {reportUrl !== undefined && (
        <a className={styles.report} href={reportUrl} target="_blank" rel="noopener noreferrer">
          <Icon shape={Flag} size={14} />
          {texts.article.report}
          <span className="visually-hidden">{texts.frame.opensInNewTab}</span>
        </a>
      )}
    </>
  )
}

function OwnDraft({ address }: { readonly address: PageAddress }) {
  const Editor = useEditor()?.Editor
  const texts = editTextsOf(useLocale().id)
  const [isOpen, setOpen] = useState(false)
  const file = likelyFilesOf(address).find((one) => draftOf(one))
  if (!Editor || file === undefined) return null
  if (isOpen)
    return (
      <div className={styles.opened}>
        <Editor page={{ file, title: file }} onClose={() => setOpen(false)} />
      </div>
    )
  return (
    <p className={styles.draft}>
      {texts.unknownPage} <Button onClick={() => setOpen(true)}>{texts.openDraft}</Button>
    </p>
  )
}
