import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide'
import { sizeText } from '../../browser/size-text.ts'
import { keepTextsOf } from '../../config/locales/keep-texts.ts'
import { languageName } from '../../config/locales/language-name.ts'
import { type LocaleId, localeOf } from '../../config/locales/locale.ts'
import { fill } from '../../config/locales/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useCurrentPage } from '../../ui/page/current-page.tsx'
import styles from './keep-panel.module.css'
import { keepSizeQuery } from './keep-size-query.ts'
import { type KeptLanguage, keep, removeKept, stopKeeping, useKeptLanguages } from './kept-languages.ts'

/** One language: its size, its progress, and its actions. */
export function KeepLanguage({ id }: { readonly id: LocaleId }) {
  const { locale } = useCurrentPage()
  const texts = keepTextsOf(locale.id)
  const kept = useKeptLanguages((all) => all[id])
  const name = languageName(id, locale.id)
  const { progress, trouble } = kept
  return (
    <section className={styles.language} aria-label={name} data-kept={kept.record ? '' : undefined}>
      <div className={styles.head}>
        <h3>
          {localeOf(id).label}
          {kept.record && <Icon shape={Check} size={18} />}
        </h3>
        <p>
          <StateText id={id} kept={kept} />
        </p>
      </div>
      {progress && <Progress {...progress} label={fill(texts.progress, { language: name })} />}
      {trouble && !progress && (
        <p className={styles.trouble} role="alert">
          {texts[trouble]}
        </p>
      )}
      <div className={styles.actions}>
        <Actions id={id} kept={kept} />
      </div>
    </section>
  )
}

function StateText({ id, kept }: { readonly id: LocaleId; readonly kept: KeptLanguage }) {
  const { locale } = useCurrentPage()
  const texts = keepTextsOf(locale.id)
  const { data: size, isError } = useQuery(keepSizeQuery(id))
  const { record, isPartial } = kept
  if (record) {
    const date = new Intl.DateTimeFormat(locale.lang, { dateStyle: 'long', timeStyle: 'short' })
    return fill(texts.keptAt, {
      size: sizeText(record.bytes, locale.lang),
      date: date.format(record.keptAt),
    })
  }
  const about = typeof size === 'number' ? fill(texts.size, { size: sizeText(size, locale.lang) }) : ''
  const words = isError ? texts.sizeUnknown : about
  return isPartial ? `${words}${words && ' · '}${texts.partial}` : words
}

interface ProgressProps {
  readonly doneBytes: number
  readonly totalBytes: number
  readonly label: string
}

function Progress({ doneBytes, totalBytes, label }: ProgressProps) {
  const { locale } = useCurrentPage()
  const { lang } = locale
  const words = { done: sizeText(doneBytes, lang), total: sizeText(totalBytes, lang) }
  return (
    <p className={styles.progress}>
      <progress aria-label={label} max={totalBytes || 1} value={totalBytes === 0 ? undefined : doneBytes} />
      {totalBytes > 0 && <span>{fill(keepTextsOf(locale.id).working, words)}</span>}
    </p>
  )
}

function Actions({ id, kept }: { readonly id: LocaleId; readonly kept: KeptLanguage }) {
  const { locale } = useCurrentPage()
  const texts = keepTextsOf(locale.id)
  const language = languageName(id, locale.id)
  const { record, isPartial, progress } = kept
  if (progress) return <Button onClick={() => stopKeeping(id)}>{texts.stop}</Button>
  const start = isPartial ? texts.goOn : texts.keep
  return (
    <>
      <Button kind={record || id !== locale.id ? 'default' : 'primary'} onClick={() => keep(id)}>
        {fill(record ? texts.update : start, { language })}
      </Button>
      {(record || isPartial) && (
        <Button onClick={() => removeKept(id)}>{fill(texts.remove, { language })}</Button>
      )}
    </>
  )
}
