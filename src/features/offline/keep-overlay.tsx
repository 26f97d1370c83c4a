import { useOpenDialog } from '../../stores/open-dialog.ts'
import { LateDialog } from '../../ui/late-dialog.tsx'

const loadDialog = () => import('./keep-dialog.tsx')

/** The placeholder of the dialog, loaded on demand. */
export function KeepOverlay() {
  const { dialog, open } = useOpenDialog()
  if (dialog !== 'keep') return null
  const close = () => open(undefined)
  return (
    <LateDialog name="The dialog for keeping the site" load={loadDialog} onClose={close}>
      {(KeepDialog) => <KeepDialog onClose={close} />}
    </LateDialog>
  )
}
