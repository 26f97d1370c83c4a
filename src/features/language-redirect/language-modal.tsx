import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { hasReaderBegun } from '../../browser/reader-activity.ts'
import { languageName } from '../../config/locales/language-name.ts'
import { type LocaleId, localeOf } from '../../config/locales/locale.ts'
import { fill, type Texts } from '../../config/locales/texts.ts'
import { textsQuery } from '../../data/texts-query.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useCurrentPage } from '../../ui/page/current-page.tsx'
import styles from './language-modal.module.css'

interface LanguageModalProps {
  readonly wanted: LocaleId
  readonly onDecide: (choice: 'switch' | 'stay', isRemembered: boolean) => void
  /** The reader has begun to read: it is too late to ask in this visit. */
  readonly onMissed: () => void
}

/** The question, unless the reader has scrolled or clicked before it could be shown. */
export default function LanguageModal({ onMissed, ...question }: LanguageModalProps) {
  const [isMissed] = useState(hasReaderBegun)
  useEffect(() => {
    if (isMissed) onMissed()
  }, [isMissed, onMissed])
  return isMissed ? null : <Question {...question} />
}

/** The question in the browser's language, and below it in the language of the page. */
function Question({ wanted, onDecide }: Omit<LanguageModalProps, 'onMissed'>) {
  const { locale, texts } = useCurrentPage()
  const { data: wantedTexts } = useSuspenseQuery(textsQuery(wanted))
  const target = localeOf(wanted)
  const ways = { here: locale.id, there: wanted }
  const here = wordsOf(locale.id, texts, ways)
  const there = wordsOf(wanted, wantedTexts, ways)
  const [isRemembered, setRemembered] = useState(false)
  const id = useId()
  return (
    <Modal labelledBy={id} lang={target.lang} onDismiss={() => onDecide('stay', isRemembered)}>
      <div className={styles.question}>
        <h2 id={id}>{there.title}</h2>
        <p>{there.question}</p>
        <p lang={locale.lang} className={styles.again}>
          {here.question}
        </p>
        <label className={styles.remember}>
          <input
            type="checkbox"
            checked={isRemembered}
            onChange={(event) => setRemembered(event.target.checked)}
          />
          {there.remember}
        </label>
        <div className={styles.actions}>
          <Button kind="primary" data-first-focus onClick={() => onDecide('switch', isRemembered)}>
            {there.switch}
          </Button>
          <Button lang={locale.lang} onClick={() => onDecide('stay', isRemembered)}>
            {here.stay}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** Returns the texts of the question in one of its two languages. */
function wordsOf(
  speaking: LocaleId,
  { languageRedirect: texts }: Texts,
  { here, there }: { readonly here: LocaleId; readonly there: LocaleId },
) {
  const names = { here: languageName(here, speaking), there: languageName(there, speaking) }
  return {
    title: fill(texts.title, names),
    question: fill(texts.question, names),
    switch: fill(texts.switch, names),
    stay: fill(texts.stay, names),
    remember: texts.remember,
  }
}
