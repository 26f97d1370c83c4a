import { type Discussion, discussionsUrl } from '../../content/discussion.ts'
import { readablePath } from '../../content/page-path.ts'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import styles from './comments.module.css'

interface DiscussionLinkProps {
  readonly discussion: Discussion
  /** What happened, if something did. */
  readonly text?: string
}

/** A link to the discussion without the service that embeds it. */
export function DiscussionLink({ discussion, text }: DiscussionLinkProps) {
  const { address } = useCurrentPage()
  const texts = useTexts().comments
  const url = discussionsUrl(discussion, readablePath(address))
  return (
    <p className={styles.link} role={text === undefined ? undefined : 'status'}>
      {text} <SiteLink to={{ kind: 'external', url }}>{texts.open}</SiteLink>
    </p>
  )
}
