import { useId } from 'react'
import { keepTextsOf } from '../../config/locales/keep-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useCurrentPage } from '../../ui/page/current-page.tsx'
import styles from './keep-dialog.module.css'
import KeepPanel from './keep-panel.tsx'

/** The panel for keeping the site, opened from the appearance menu. Every site has it, whatever its content. */
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
