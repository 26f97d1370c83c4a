import { useEffect } from 'react'
import { isSingleKey } from '../../browser/typing.ts'
import { useDrawer } from '../../stores/sidebar.ts'
import { useSingleKeys } from '../../stores/single-keys.ts'
import { lateDialog } from '../../ui/late-dialog.tsx'

const ShortcutsDialog = lateDialog('The list of shortcuts', () => import('./shortcuts-dialog.tsx'))

/** Opens the list of shortcuts with `?` or from the appearance menu (Spec X14). Loaded on demand. */
export function Shortcuts() {
  const { drawer, open } = useDrawer()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAsked = isSingleKey(event, '?') && useSingleKeys.getState().value
      if (!isAsked || document.querySelector('dialog[open]')) return
      event.preventDefault()
      open('shortcuts')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [open])
  if (drawer !== 'shortcuts') return null
  const close = () => open(undefined)
  return <ShortcutsDialog onClose={close} />
}
