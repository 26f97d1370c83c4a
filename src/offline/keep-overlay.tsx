import { useOpenDialog } from '../stores/open-dialog.ts'
import { LateDialog } from './late-dialog.tsx'

const loadDialog = () => import('./keep-dialog.tsx')

/** The place of the dialog over the page; it loads when a reader asks for it. */
export function KeepOverlay() {
  const { dialog, open } = useOpenDialog()
  if (dialog !== 'keep') return null
  const close = () => open(undefined)
  return (
    <LateDialog name="Keeping the site" load={loadDialog} onClose={close}>
      {(KeepDialog) => <KeepDialog onClose={close} />}
    </LateDialog>
  )
}
