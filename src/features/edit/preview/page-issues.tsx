import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide'
import type { ContentIssue } from '../../../content/issue.ts'
import type { Page } from '../../../content/page-view.ts'
import { textToEdit } from '../../../data/page-query.ts'
import { requestText } from '../../../data/request.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IssueList, IssueSummary } from './issue-list.tsx'
import styles from './page-issues.module.css'
import { readDraft } from './read-draft.ts'

/** The content check's issues of the current page, in a corner. Loaded in development only (Spec X4). */
export default function PageIssues({ page }: { readonly page: Page }) {
  const { data: issues } = useQuery({
    // A new text of the same file is another page object with another body.
    queryKey: ['page-issues', page.file, page.body, page.metadata],
    queryFn: async ({ client, signal }) => {
      const target = { ...page, address: { ...page.address, locale: page.textLocale } }
      return (await readDraft((await textToEdit(page.file))?.text ?? '', target, client, signal)).issues
    },
    // The previous issues stay until the new text is checked, so that an open list does not close.
    placeholderData: (before, query) => (query?.queryKey[1] === page.file ? before : undefined),
    gcTime: 0,
  })
  const summary = <IssueSummary issues={issues} />
  if (!issues || issues.length === 0) return <div className={styles.corner}>{summary}</div>
  return (
    <details className={styles.corner}>
      <summary>
        {summary}
        <Icon shape={ChevronDown} size={16} />
      </summary>
      <IssueList issues={issues} onChoose={openInEditor} />
    </details>
  )
}

/** Opens the file in the local editor, using Vite's server. */
function openInEditor({ file, line }: ContentIssue): void {
  const query = new URLSearchParams({ file: `public/content/${file}:${line}` })
  requestText(`__open-in-editor?${query}`).catch(() => undefined)
}
