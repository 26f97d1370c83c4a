import { useElementScrollRestoration, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ElementMark } from '../browser/element-mark.ts'
import { focusOn, focusOnTitle, markFocus, restoreFocus } from '../browser/focus.ts'
import { holdInView } from '../browser/hold-in-view.ts'
import { useOutline } from '../ui/page/outline.ts'

interface NavigationEndProps {
  /** Path of the page shown. */
  readonly path: string
  /** File of the page shown; `undefined` if there is none. */
  readonly file: string | undefined
}

const returns = new Set(['BACK', 'FORWARD'])

/**
 * Completes a navigation after its screen has been painted. A link to a heading ends at that heading, even if
 * the page grows above it later, and the focus moves there. Any other navigation focuses the new title, and
 * so does a page that loaded after a retry. A reader who goes back finds the focus on the link they followed
 * and their position restored by the router; so does a reader who reloads the page.
 *
 * It renders nothing. It is a component because it follows the address, which changes before the page does:
 * in `PageRoute`, this would render the whole old page again at the moment of the click.
 */
export function NavigationEnd({ path, file }: NavigationEndProps): null {
  const { hash, state } = useLocation()
  const { history } = useRouter()
  const entry = state.__TSR_key
  const ownPosition = useElementScrollRestoration({ getElement: () => window })
  // The navigation that led here; `undefined` while the document's first page is shown.
  const action = useRef<string>(undefined)
  const here = useRef<{ entry: string | undefined; path: string; file: string | undefined }>(undefined)
  const left = useRef(new Map<string | undefined, ElementMark | undefined>())
  useEffect(
    () =>
      history.subscribe((change) => {
        action.current = change.action.type
        // The old screen is still there, with the link that was followed.
        left.current.set(here.current?.entry, markFocus())
      }),
    [history],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same heading asked for again is a new entry
  useEffect(() => {
    const before = here.current
    here.current = { entry, path, file }
    // A hash typed into the address is also reported as a history step, to an entry that is new.
    const cameBack =
      action.current === undefined || action.current === 'GO'
        ? ownPosition !== undefined
        : returns.has(action.current)
    const find = () => (hash === '' || cameBack ? null : document.getElementById(hash))
    const isFirst = before === undefined
    const isElsewhere = before !== undefined && before.path !== path
    const hasCome = before !== undefined && before.file === undefined && file !== undefined
    const frame = requestAnimationFrame(() => {
      // After panels, which return the focus to the element that opened them when they close.
      const mark = cameBack ? left.current.get(entry) : undefined
      const target = find()
      if (target && !isFirst) focusOn(target)
      else if (isElsewhere && !(mark && restoreFocus(mark))) focusOnTitle()
      else if (hasCome && document.activeElement === document.body) focusOnTitle()
    })
    const surroundings = hash === '' || cameBack ? null : document.querySelector('main')
    const isSettled = () => useOutline.getState().isWhole
    // On a long page, the heading may be rendered later than the screen.
    const onLateFind = (target: HTMLElement) => isFirst || focusOn(target)
    const release = surroundings && holdInView({ find, surroundings, isSettled, onLateFind })
    return () => {
      cancelAnimationFrame(frame)
      release?.()
    }
  }, [path, file, hash, entry])
  return null
}
