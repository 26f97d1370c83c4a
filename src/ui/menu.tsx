import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import styles from './menu.module.css'

interface MenuProps {
  /** What opens it. */
  readonly button: ReactNode
  /** Says what the menu holds where the button shows only an icon. */
  readonly label?: string
  readonly className?: string | undefined
  /** Closes the menu whenever this changes: the address. */
  readonly closeOn: string
  readonly children: ReactNode
}

/**
 * A drop-down of links or buttons: opens on hover (with a mouse), click and keyboard; closes on Escape, when focus leaves, and on
 * route change (Checklist N6). A disclosure, not an ARIA menu, since it holds links.
 */
export function Menu({ button, label, className = '', closeOn, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what closes it
  useEffect(() => setOpen(false), [closeOn])

  const leave = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) setOpen(false)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setOpen(false)
      opener.current?.focus()
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      moveFocus(root.current, event.key === 'ArrowDown' ? 1 : -1)
    }
  }
  // A dialog gives the focus back to what had it when it opened, and what stands in the closed panel cannot take it.
  const makeWay = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('[aria-haspopup="dialog"]'))) return
    opener.current?.focus()
    setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and leaving only add to what the button does
    <div
      ref={root}
      className={`${styles.menu} ${className}`}
      onBlur={leave}
      onKeyDown={press}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hasLeft(event) && setOpen(false)}
    >
      <button
        ref={opener}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
        onPointerDown={(event) => event.pointerType !== 'mouse' && isOpen && setOpen(false)}
      >
        {button}
      </button>
      <div id={id} className={styles.panel} hidden={!isOpen} onClickCapture={makeWay}>
        {children}
      </div>
    </div>
  )
}

/** Whether the pointer is outside indeed. While colours are revealed the browser says “left” of a pointer that has not moved. */
function hasLeft({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): boolean {
  const parts = [currentTarget, ...currentTarget.querySelectorAll(':scope > div')]
  return !parts.some((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    return clientX > left && clientX < right && clientY > top && clientY < bottom
  })
}

function moveFocus(root: HTMLElement | null, step: 1 | -1) {
  // The panel is shown by the same key press; its items can take focus a moment later.
  requestAnimationFrame(() => {
    const items = [...(root?.querySelectorAll<HTMLElement>(':scope > div :is(a, button)') ?? [])]
    const here = items.indexOf(document.activeElement as HTMLElement)
    const start = step === 1 ? 0 : items.length - 1
    items[here < 0 ? start : (here + step + items.length) % items.length]?.focus()
  })
}
