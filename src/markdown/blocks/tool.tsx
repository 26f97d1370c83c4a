import { usePageMounts } from '../../ui/page/page-mounts.tsx'
import { type BlockProps, optionOf } from './block.ts'
import { PlainBlock } from './plain-block.tsx'

/** The placeholder of a token tool in a page: `<Tool name="115-token" />`. */
export function Tool({ element, children }: BlockProps) {
  const Mount = usePageMounts()?.tool
  const place = <PlainBlock element={element}>{children}</PlainBlock>
  return Mount ? <Mount name={optionOf(element, 'dataName') ?? ''}>{place}</Mount> : place
}
