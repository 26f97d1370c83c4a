import { useOpenDialog } from '../../stores/open-dialog.ts'
import { lateDialog } from '../../ui/late-dialog.tsx'

const VisitDialog = lateDialog('The changes', () => import('./visit-dialog.tsx'))

/** The placeholder of the dialog about the last visit, loaded on demand. */
export function VisitOverlay() {
  const { dialog, open } = useOpenDialog()
  if (dialog !== 'visit') return null
  const close = () => open(undefined)
  return <VisitDialog onClose={close} />
}
