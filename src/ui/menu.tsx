import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type MenuParts, MenuView } from './menu-view.tsx'

/** `hovered`: open while the mouse rests on it. */
type MenuState = 'closed' | 'hovered' | 'open'

/**
 * A drop-down of links or buttons (Spec N6). Hovering opens it, a click keeps it open, and the next one
 * closes it; so do taps and the keyboard. It also closes on Escape, when the focus or the mouse leaves, and
 * when the address changes.
 */
export function Menu({ closeOn, ...parts }: MenuParts) {
  const [state, setState] = useState<MenuState>('closed')
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isOpen = state !== 'closed'

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what closes it
  useEffect(() => setState('closed'), [closeOn])

  // Focus alone is not enough: Safari does not focus tapped buttons.
  useEffect(() => {
    if (!isOpen) return
    const dismiss = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setState('closed')
    }
    document.addEventListener('pointerdown', dismiss)
    return () => document.removeEventListener('pointerdown', dismiss)
  }, [isOpen])

  const leave = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) setState('closed')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setState('closed')
      opener.current?.focus()
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setState('open')
      moveFocus(root.current, event.key === 'ArrowDown' ? 1 : -1)
    }
  }
  // A dialog returns the focus to the element that had it before, and nothing in the closed panel can take
  // it.
  const makeWay = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('[aria-haspopup="dialog"]'))) return
    opener.current?.focus()
    setState('closed')
  }
  const hover = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && state === 'closed') setState('hovered')
  }
  return (
    <MenuView
      {...parts}
      id={id}
      ref={root}
      isOpen={isOpen}
      rootProps={{
        onBlur: leave,
        onKeyDown: press,
        onPointerEnter: hover,
        onPointerLeave: (event) => event.pointerType === 'mouse' && hasLeft(event) && setState('closed'),
      }}
      buttonProps={{ ref: opener, onClick: () => setState(state === 'open' ? 'closed' : 'open') }}
      panelProps={{ onClickCapture: makeWay }}
    />
  )
}

/**
 * Returns whether the pointer is really outside. During the color scheme reveal, the browser reports
 * `pointerleave` for a pointer that has not moved.
 */
function hasLeft({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): boolean {
  const parts = [currentTarget, ...currentTarget.querySelectorAll(':scope > div')]
  return !parts.some((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    return clientX > left && clientX < right && clientY > top && clientY < bottom
  })
}

function moveFocus(root: HTMLElement | null, step: 1 | -1) {
  // The same key press shows the panel; its items are focusable a moment later.
  requestAnimationFrame(() => {
    const items = [...(root?.querySelectorAll<HTMLElement>(':scope > div :is(a, button)') ?? [])]
    const here = items.indexOf(document.activeElement as HTMLElement)
    const start = step === 1 ? 0 : items.length - 1
    items[here < 0 ? start : (here + step + items.length) % items.length]?.focus()
  })
}
