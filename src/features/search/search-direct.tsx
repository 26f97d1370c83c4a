import { searchTextsOf } from '../../config/locales/search-texts.ts'
import { resolveLink } from '../../content/link.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { useLocale, useTexts } from '../../ui/page/current-page.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import type { DirectAnswer } from './search-answer.ts'
import styles from './search-direct.module.css'

interface SearchDirectProps {
  readonly answer: DirectAnswer
  readonly onClose: () => void
}

/** The answer itself, above the pages that contain it: a setting, a message, or a command. */
export function SearchDirect({ answer: { name, copied, cells, page, path }, onClose }: SearchDirectProps) {
  const { code } = useTexts()
  const { id } = useLocale()
  return (
    <section className={styles.direct} aria-label={searchTextsOf(id).direct}>
      <div className={styles.head}>
        <code>{name}</code>
        <CopyButton text={copied} label={code.copy} copiedLabel={code.copied} what={copied} />
      </div>
      {cells.length > 0 && (
        <dl>
          {cells.map(({ label, text }) => (
            <div key={label + text}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <SiteLink to={resolveLink(path, { locale: id, route: '/' })} onClick={onClose}>
        {page}
      </SiteLink>
    </section>
  )
}
