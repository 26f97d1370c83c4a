import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { ContentIssue } from '../content/issue.ts'
import type { Page } from '../content/page-view.ts'
import { contentText } from '../data/page-query.ts'
import { requestText } from '../data/request.ts'
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
    // What was found before stays until the text that was saved just now is read: an open list does not close.
    placeholderData: (before, query) => (query?.queryKey[1] === page.file ? before : undefined),
    gcTime: 0,
  })
  const summary = <IssueSummary id={id} issues={issues} />
  if (!issues || issues.length === 0) return <div className={styles.corner}>{summary}</div>
  return (
    <details className={styles.corner}>
      <summary>
        {summary}
        <ChevronDown size={16} aria-hidden />
      </summary>
      <IssueList issues={issues} onChoose={openInEditor} />
    </details>
  )
}

/** Vite's own server opens the file in the editor that runs on this machine, if one does. */
function openInEditor({ file, line }: ContentIssue): void {
  const place = new URLSearchParams({ file: `public/content/${file}:${line}` })
  requestText(`__open-in-editor?${place}`).catch(() => undefined)
}
