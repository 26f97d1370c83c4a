import type { IconNode } from 'lucide'

interface IconProps {
  /** From the package `lucide`: the elements of a 24 by 24 drawing. Without it, only the space is reserved. */
  readonly shape?: IconNode | undefined
  /** In pixels, or a CSS length. */
  readonly size: number | string
  /** In units of the drawing. Default 2. */
  readonly strokeWidth?: number
  readonly className?: string
}

/** An icon in the color of the surrounding text. Hidden from screen readers, because its button or link has a name. */
export function Icon({ shape = [], size, strokeWidth = 2, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shape.map(([Tag, attributes]) => (
        // A shape has no two identical elements.
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  )
}
