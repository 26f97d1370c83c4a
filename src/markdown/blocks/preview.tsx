import { usePageMounts } from '../../ui/page/page-mounts.tsx'
import type { BlockProps } from './block.ts'
import { PlainBlock } from './plain-block.tsx'

/** The placeholder of the draft preview in a page: `<Preview />` (Spec X5). */
export function Preview({ element, children }: BlockProps) {
  const Mount = usePageMounts()?.preview
  const place = <PlainBlock element={element}>{children}</PlainBlock>
  return Mount ? <Mount>{place}</Mount> : place
}
