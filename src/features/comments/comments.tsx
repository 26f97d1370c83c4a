import { MessageSquare } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { focusOn } from '../../browser/focus.ts'
import { useNear } from '../../browser/near-viewport.ts'
import { nearComments } from '../../config/comments.ts'
import { type Discussion, discussionOf } from '../../content/discussion.ts'
import type { Page } from '../../content/page-view.ts'
import { isWithoutSidebar } from '../../content/sidebar-choice.ts'
import { storageKeys } from '../../stores/storage-keys.ts'
import { createStoredFlag } from '../../stores/stored-value.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './comments.module.css'
import { DiscussionLink } from './discussion-link.tsx'

/** Whether the reader has asked for comments. From then on, they load on every page that has them (Spec P7). */
export const useCommentsWanted = createStoredFlag(storageKeys.comments)

const DiscussionThread = latePart('The comments', () => import('./discussion-thread.tsx'), {
  waiting: () => <Loading />,
  failed: ({ discussion }) => <DiscussionLink discussion={discussion} text={useTexts().comments.failed} />,
})

const Loading = () => <Spinner label={useTexts().comments.loading} />

/**
 * The discussion of a page, at its end (Spec P7). Nothing is loaded before the reader or the
 * configuration asks for it.
 */
export function Comments({ page }: { readonly page: Page }) {
  const { address, site } = useCurrentPage()
  const discussion = discussionOf(site.comment, page.metadata)
  // No third-party code may run next to a token tool.
  return discussion && !isWithoutSidebar(address.route) ? <CommentSection discussion={discussion} /> : null
}

function CommentSection({ discussion }: { readonly discussion: Discussion }) {
  const texts = useTexts()
  const { value: isWanted, set: want } = useCommentsWanted()
  const box = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const isNear = useNear(box, nearComments)
  const [hasBeenNear, setBeenNear] = useState(false)
  useEffect(() => {
    if (isNear) setBeenNear(true)
  }, [isNear])
  const show = () => {
    want(true)
    // The button disappears, so keyboard users continue here.
    if (title.current) focusOn(title.current)
  }
  const loads = (isWanted || discussion.load === 'near') && hasBeenNear
  return (
    <section ref={box} className={styles.comments} aria-labelledby="app--comments">
      <h2 ref={title} id="app--comments">
        {texts.comments.title}
      </h2>
      {loads ? (
        <DiscussionThread discussion={discussion} />
      ) : (
        <div className={styles.ask}>
          <p>{texts.comments.about}</p>
          <Button onClick={show}>
            <Icon shape={MessageSquare} size={16} />
            {texts.comments.show}
          </Button>
        </div>
      )}
    </section>
  )
}
