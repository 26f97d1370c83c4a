import Giscus from '@giscus/react'
import { useShownScheme } from '../../browser/shown-scheme.ts'
import { commentsTimeout } from '../../config/comments.ts'
import type { Discussion } from '../../content/discussion.ts'
import { useTexts } from '../../ui/page/current-page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './comments.module.css'
import { DiscussionLink } from './discussion-link.tsx'
import { useGiscusState } from './giscus-state.ts'

const flag = (isOn: boolean) => (isOn ? '1' : '0')

/**
 * The discussion, shown by giscus.app in a frame that the site's policy must allow in `frame-src`. Colors and
 * language follow the site. If the service does not respond or reports an error, shows a link to the
 * discussion.
 */
export default function DiscussionThread({ discussion }: { readonly discussion: Discussion }) {
  const texts = useTexts().comments
  const scheme = useShownScheme()
  const answer = useGiscusState(commentsTimeout)
  return (
    <>
      {answer === 'waiting' && <Spinner label={texts.loading} />}
      {answer === 'failed' && <DiscussionLink discussion={discussion} text={texts.failed} />}
      <div className={styles.thread} data-answer={answer}>
        <Giscus
          repo={discussion.repo}
          repoId={discussion.repoId}
          {...(discussion.category !== undefined && { category: discussion.category })}
          {...(discussion.categoryId !== undefined && { categoryId: discussion.categoryId })}
          mapping={discussion.mapping}
          inputPosition={discussion.inputPosition}
          reactionsEnabled={flag(discussion.reactionsEnabled)}
          strict={flag(discussion.strict)}
          emitMetadata="0"
          loading={discussion.lazyLoading ? 'lazy' : 'eager'}
          theme={scheme === 'dark' ? discussion.darkTheme : discussion.lightTheme}
          lang={texts.giscusLanguage}
        />
      </div>
      {answer === 'shown' && <DiscussionLink discussion={discussion} />}
    </>
  )
}
