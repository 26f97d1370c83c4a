import { LateDialog } from '../../offline/late-dialog.tsx'
import { useOpenDialog } from '../../stores/open-dialog.ts'

const loadDialog = () => import('./visit-dialog.tsx')

/** The place of the dialog about the last visit; it loads when a reader asks for it. */
export function VisitOverlay() {
  const { dialog, open } = useOpenDialog()
  if (dialog !== 'visit') return null
  const close = () => open(undefined)
  return (
    <LateDialog name="What has changed" load={loadDialog} onClose={close}>
      {(VisitDialog) => <VisitDialog onClose={close} />}
    </LateDialog>
  )
}
