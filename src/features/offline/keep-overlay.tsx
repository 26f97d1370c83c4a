import { useOpenDialog } from '../../stores/open-dialog.ts'
import { lateDialog } from '../../ui/late-dialog.tsx'

const KeepDialog = lateDialog('The dialog for keeping the site', () => import('./keep-dialog.tsx'))

/** The placeholder of the dialog, loaded on demand. */
export function KeepOverlay() {
  const { dialog, open } = useOpenDialog()
  if (dialog !== 'keep') return null
  const close = () => open(undefined)
  return <KeepDialog onClose={close} />
}
