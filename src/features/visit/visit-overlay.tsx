import { useOpenDialog } from '../../stores/open-dialog.ts'
import { LateDialog } from '../../ui/late-dialog.tsx'

const loadDialog = () => import('./visit-dialog.tsx')

/** The placeholder of the dialog about the last visit, loaded on demand. */
export function VisitOverlay() {
  const { dialog, open } = useOpenDialog()
  if (dialog !== 'visit') return null
  const close = () => open(undefined)
  return (
    <LateDialog name="The changes" load={loadDialog} onClose={close}>
      {(VisitDialog) => <VisitDialog onClose={close} />}
    </LateDialog>
  )
}
