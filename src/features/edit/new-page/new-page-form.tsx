import { type FormEvent, useEffect, useRef, useState } from 'react'
import { editTextsOf } from '../../../config/locales/edit-texts.ts'
import { type LocaleId, localeConfigOf, rootLocale } from '../../../config/locales/locale.ts'
import { fill } from '../../../config/locales/texts.ts'
import { folderOf, type PageAddress } from '../../../content/page-path.ts'
import { languagesOf } from '../../../content/site-texts.ts'
import { textToEdit } from '../../../data/page-query.ts'
import { Button } from '../../../ui/button.tsx'
import { useCurrentPage, useLocale } from '../../../ui/page/current-page.tsx'
import styles from '../edit-form.module.css'
import { LineField } from '../line-field.tsx'
import { createPage, pageNameOf, pagePathOf } from './create-page.ts'

interface NewPageFormProps {
  /** The page that the new one is listed below. */
  readonly below: PageAddress
  /** Called with the new page in the language of the form, and what was made. */
  readonly onCreated: (page: { readonly file: string; readonly title: string }, news: string) => void
}

/** Asks for the path and the titles of a new page, and makes drafts of it in all languages of the site. */
export function NewPageForm({ below, onCreated }: NewPageFormProps) {
  const texts = editTextsOf(useLocale().id).newPage
  const { site } = useCurrentPage()
  const form = useRef<HTMLFormElement>(null)
  const [ownPath, setPath] = useState<string>()
  const [titles, setTitles] = useState<ReadonlyMap<LocaleId, string>>(new Map())
  const [fault, setFault] = useState<{ readonly field: 'path' | LocaleId | 'form'; readonly text: string }>()
  const [isBusy, setBusy] = useState(false)
  const path = ownPath ?? folderOf(below.route).slice(1) + pageNameOf(titles.get(rootLocale.id) ?? '')
  const own = languagesOf(site).toSorted(
    (one, other) => Number(other.id === below.locale) - Number(one.id === below.locale),
  )
  const faultOf = (field: string) => (fault?.field === field ? fault.text : undefined)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fault])
  const create = async (event: FormEvent) => {
    event.preventDefault()
    const file = pagePathOf(path)
    if (file === undefined) return setFault({ field: 'path', text: texts.path.wrong })
    const given = new Map(
      own.flatMap(({ id }) => {
        const title = titles.get(id)?.trim()
        return title ? [[id, title] as const] : []
      }),
    )
    const missing = own.find(({ id }) => !given.has(id) && !localeConfigOf(site, id)?.partial)
    if (missing) return setFault({ field: missing.id, text: texts.title.missing })
    setBusy(true)
    try {
      const load = async (name: string) => (await textToEdit(name))?.text
      const created = await createPage({ path: file, titles: given, below }, load)
      if (created.kind === 'created') {
        const files = created.drafts.map((draft) => draft.file).join(', ')
        const [[locale, title] = [below.locale, '']] = given
        onCreated({ file: `${locale}/${file}`, title }, fill(texts.created, { files }))
      } else if (created.kind === 'taken') setFault({ field: 'path', text: texts.path.taken })
      else setFault({ field: 'form', text: texts.full })
    } catch {
      setFault({ field: 'form', text: texts.failed })
    }
    setBusy(false)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={create} aria-label={texts.open} noValidate>
      {own.map(({ id, label }) => (
        <LineField
          key={id}
          label={fill(texts.title.label, { language: label })}
          value={titles.get(id) ?? ''}
          onValue={(title) => setTitles(new Map(titles).set(id, title))}
          fault={faultOf(id)}
        />
      ))}
      <LineField
        label={texts.path.label}
        value={path}
        onValue={setPath}
        hint={texts.path.hint}
        fault={faultOf('path')}
      />
      <div>
        <Button type="submit" disabled={isBusy}>
          {texts.create}
        </Button>
      </div>
      <p role="alert">{faultOf('form')}</p>
    </form>
  )
}
