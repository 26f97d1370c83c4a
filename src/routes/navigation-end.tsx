import { useElementScrollRestoration, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type FocusMark, focusOn, focusOnTitle, markFocus, restoreFocus } from '../browser/focus.ts'
import { holdInView } from '../browser/hold-in-view.ts'
import { useOutline } from '../page/outline.ts'

interface NavigationEndProps {
  /** Of the page shown. */
  readonly path: string
  /** Of the page shown; `undefined` where there is none. */
  readonly file: string | undefined
}

const returns = new Set(['BACK', 'FORWARD'])

/**
 * What happens where a navigation ends, once its screen is painted. A link to a heading ends at that heading, also when the page grows
 * above it afterwards; the focus goes along. Any other navigation puts the focus on the new title, and so does a page that was tried
 * again until it came. Who comes back finds the focus on the link that led away, and his own place, which the router restores; so does
 * who loads the page again.
 *
 * It shows nothing. It is a component because it follows the address, which changes before the page does: whatever followed it in
 * `PageRoute` would render the whole old page once more, at the moment of the click.
 */
export function NavigationEnd({ path, file }: NavigationEndProps): null {
  const { hash, state } = useLocation()
  const { history } = useRouter()
  const entry = state.__TSR_key
  const ownPlace = useElementScrollRestoration({ getElement: () => window })
  // What led here; `undefined` while it is still the place at which the document was loaded.
  const action = useRef<string>(undefined)
  const here = useRef<{ entry: string | undefined; path: string; file: string | undefined }>(undefined)
  const left = useRef(new Map<string | undefined, FocusMark | undefined>())
  useEffect(
    () =>
      history.subscribe((change) => {
        action.current = change.action.type
        // The old screen is still there, and with it the link that was followed.
        left.current.set(here.current?.entry, markFocus())
      }),
    [history],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same heading asked for again is a new entry
  useEffect(() => {
    const before = here.current
    here.current = { entry, path, file }
    // A hash that was typed into the address is told as a step in history too, to an entry on which nobody was before.
    const cameBack =
      action.current === undefined || action.current === 'GO'
        ? ownPlace !== undefined
        : returns.has(action.current)
    const find = () => (hash === '' || cameBack ? null : document.getElementById(hash))
    const isFirst = before === undefined
    const isElsewhere = before !== undefined && before.path !== path
    const hasCome = before !== undefined && before.file === undefined && file !== undefined
    const frame = requestAnimationFrame(() => {
      // What came above the text together with it (a table of contents) has moved the place that the router restored.
      if (isFirst && cameBack && ownPlace) scrollTo(instantly(ownPlace))
      // Later than panels, which give the focus back to what opened them when they close.
      const mark = cameBack ? left.current.get(entry) : undefined
      const target = find()
      if (target && !isFirst) focusOn(target)
      else if (isElsewhere && !(mark && restoreFocus(mark))) focusOnTitle()
      else if (hasCome && document.activeElement === document.body) focusOnTitle()
    })
    const surroundings = hash === '' || cameBack ? null : document.querySelector('main')
    const isSettled = () => useOutline.getState().isWhole
    // Of a long page the heading may come later than the screen.
    const onLateFind = (target: HTMLElement) => isFirst || focusOn(target)
    const release = surroundings && holdInView({ find, surroundings, isSettled, onLateFind })
    return () => {
      cancelAnimationFrame(frame)
      release?.()
    }
  }, [path, file, hash, entry])
  return null
}

const instantly = ({ scrollX, scrollY }: { readonly scrollX: number; readonly scrollY: number }) =>
  ({ left: scrollX, top: scrollY, behavior: 'instant' }) as const
