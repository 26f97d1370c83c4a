import { usePageMounts } from '../page/page-mounts.tsx'
import type { BlockProps } from './block.ts'
import { PlainBlock } from './plain-block.tsx'

/** The place of the preview of drafts in a page: `<Preview />` (Checklist X5). */
export function Preview({ element, children }: BlockProps) {
  const Mount = usePageMounts()?.preview
  const place = <PlainBlock element={element}>{children}</PlainBlock>
  return Mount ? <Mount>{place}</Mount> : place
}
