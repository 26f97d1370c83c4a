import { useEffect } from 'react'
import { isSingleKey } from '../browser/typing.ts'
import { LateDialog } from '../offline/late-dialog.tsx'
import { useDrawer } from '../stores/sidebar.ts'
import { useSingleKeys } from '../stores/single-keys.ts'

const loadDialog = () => import('./shortcuts-dialog.tsx')

/** The list of keys, on `?` or from the outlook menu (Checklist X14). It is loaded when it is asked for. */
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
  return (
    <LateDialog name="The list of keys" load={loadDialog} onClose={close}>
      {(ShortcutsDialog) => <ShortcutsDialog onClose={close} />}
    </LateDialog>
  )
}
