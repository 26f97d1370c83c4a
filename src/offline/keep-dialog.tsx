import { useId } from 'react'
import { useCurrentPage } from '../page/current-page.tsx'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import styles from './keep-dialog.module.css'
import KeepPanel from './keep-panel.tsx'
import { keepTextsOf } from './keep-texts.ts'

/** The panel over the page, for the outlook menu: every site has it, whatever its content. */
export default function KeepDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = keepTextsOf(useCurrentPage().locale.id)
  const id = useId()
  return (
    <Modal labelledBy={id} onDismiss={onClose}>
      <div className={styles.dialog}>
        <h2 id={id}>{texts.title}</h2>
        <p>{texts.about}</p>
        <KeepPanel />
        <Button data-first-focus onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Modal>
  )
}
