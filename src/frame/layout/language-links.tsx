import { hashTo } from '../../browser/hash-id.ts'
import { useOutline } from '../../ui/page/outline.ts'
import { useViewContext } from '../../ui/page/use-view-context.ts'
import { LanguageLinksView } from './language-links-view.tsx'

/** Links to this page in each language; they follow the current heading. */
export function LanguageLinks() {
  const reached = useOutline((state) => state.reached)
  const hash = reached === undefined ? location.hash : hashTo(reached)
  return <LanguageLinksView hash={hash} context={useViewContext()} />
}
