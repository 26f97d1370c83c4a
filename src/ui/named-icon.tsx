import { latePart } from './late-part.tsx'

interface NamedIconProps {
  readonly name: string
  /** Pixels. Default: 24. */
  readonly size?: number
}

const Blank = ({ size = 24 }: NamedIconProps) => <svg width={size} height={size} aria-hidden="true" />

/**
 * An icon named in content (metadata, features). Its space is reserved while the set loads or if it cannot be
 * loaded; an unknown name shows nothing.
 */
export const NamedIcon = latePart<NamedIconProps>('The icon set', () => import('./icon-set.tsx'), {
  waiting: Blank,
  failed: 'waiting',
})
