import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Page } from '../content/page-view.ts'
import { contentText } from '../data/page-query.ts'
import { IssueList, IssueSummary } from './issue-list.tsx'
import styles from './page-issues.module.css'
import { readDraft } from './read-draft.ts'

/** What the content check says of the page that is being written, in a corner. Only development loads it (Checklist X4). */
export default function PageIssues({ page }: { readonly page: Page }) {
  const id = useId()
  const { data: issues } = useQuery({
    // Another text of the same file is another page object with another body.
    queryKey: ['page-issues', page.file, page.body, page.metadata],
    queryFn: async ({ client, signal }) => {
      const place = { ...page, address: { ...page.address, locale: page.textLocale } }
      return (await readDraft((await contentText(page.file))?.text ?? '', place, client, signal)).issues
    },
    gcTime: 0,
  })
  return (
    <details className={styles.corner} data-page-issues>
      <summary>
        <IssueSummary id={id} issues={issues} />
      </summary>
      <IssueList issues={issues ?? []} />
    </details>
  )
}
