import { useId, useState } from 'react'
import { type LocaleId, localeOf } from '../locales/locale.ts'
import { fill, textsOf } from '../locales/texts.ts'
import { useCurrentPage } from '../page/current-page.tsx'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import styles from './language-modal.module.css'

interface LanguageModalProps {
  readonly wanted: LocaleId
  readonly onDecide: (choice: 'switch' | 'stay', isRemembered: boolean) => void
}

/** The question in the language that the browser asks for, and below it in the language of the page. */
export default function LanguageModal({ wanted, onDecide }: LanguageModalProps) {
  const { locale } = useCurrentPage()
  const target = localeOf(wanted)
  const ways = { here: locale.id, there: wanted }
  const here = wordsOf(locale.id, ways)
  const there = wordsOf(wanted, ways)
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

/** The words of the question in one of its two languages. */
function wordsOf(speaking: LocaleId, hereAndThere: { readonly here: LocaleId; readonly there: LocaleId }) {
  const { languages, ...texts } = textsOf(speaking).languageRedirect
  const names = { here: languages[hereAndThere.here], there: languages[hereAndThere.there] }
  return {
    title: fill(texts.title, names),
    question: fill(texts.question, names),
    switch: fill(texts.switch, names),
    stay: fill(texts.stay, names),
    remember: texts.remember,
  }
}
