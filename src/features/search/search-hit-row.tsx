import { FileText, Hash } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { searchTextsOf } from '../../config/locales/search-texts.ts'
import type { LinkTarget } from '../../content/link.ts'
import { topicOf } from '../../content/page-topic.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../ui/page/current-page.tsx'
import { Marked } from './marked.tsx'
import type { SearchHit } from './search-answer.ts'
import styles from './search-box.module.css'

interface SearchHitRowProps {
  readonly hit: SearchHit
  readonly to: LinkTarget
  readonly ref: Ref<HTMLElement>
}

/** What a row shows of a result: text and `<mark>` elements, so that names are always shown as text. */
export function SearchHitRow({ hit, to, ref }: SearchHitRowProps) {
  const isPage = hit.headings.length === 0
  const above = isPage ? hit.trail : [...hit.trail, hit.page, ...hit.headings.slice(0, -1)]
  return (
    <>
      <Icon shape={isPage ? FileText : Hash} size={16} />
      <span ref={ref} className={styles.texts}>
        <span className={styles.name}>
          <span>
            <Marked text={hit.name} />
          </span>
          <Topic to={to} />
        </span>
        {above.length > 0 && <span className={styles.above}>{above.join(' › ')}</span>}
        {hit.snippet.length > 0 && (
          <span className={styles.snippet}>
            <Marked text={hit.snippet} />
          </span>
        )}
      </span>
    </>
  )
}

/** What the page of a row is about. */
export function Topic({ to }: { readonly to: LinkTarget }): ReactNode {
  const { id } = useLocale()
  const topic = to.kind === 'page' ? topicOf(to.address.route) : undefined
  return topic && <span className={styles.topic}>{searchTextsOf(id).topics[topic]}</span>
}
