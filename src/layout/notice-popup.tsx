import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { resolveLink } from '../content/link.ts'
import type { Notice } from '../content/notice-config.ts'
import { useCurrentPage, useTexts } from '../page/current-page.tsx'
import { SiteLink } from '../page/site-link.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Modal } from '../ui/modal.tsx'
import { usePopupLayer } from '../ui/popup-layers.ts'
import styles from './notice-popup.module.css'

interface NoticePopupProps {
  readonly notice: Notice
  /** Called for every way of closing it, an action included. */
  readonly onClose: () => void
  /** The notice's content, rendered. */
  readonly children: ReactNode
}

/** A notice: in a corner over the page, or over the whole window where it says so (Spec §4 "Notice popup"). */
export default function NoticePopup({ notice, onClose, children }: NoticePopupProps) {
  const id = useId()
  const layer = usePopupLayer()
  const body = (
    <NoticeBody id={id} notice={notice} onClose={onClose}>
      {children}
    </NoticeBody>
  )
  if (notice.fullscreen) {
    return (
      <Modal labelledBy={id} isFirm={notice.confirm ?? false} onDismiss={onClose}>
        {body}
      </Modal>
    )
  }
  return (
    <section
      role="dialog"
      aria-labelledby={id}
      className={styles.card}
      style={{ zIndex: layer.zIndex }}
      onPointerDown={layer.raise}
      onKeyDown={(event) => event.key === 'Escape' && !notice.confirm && onClose()}
    >
      {body}
    </section>
  )
}

function NoticeBody({ id, notice, onClose, children }: NoticePopupProps & { readonly id: string }) {
  const texts = useTexts().notice
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <h2 id={id}>{notice.title ?? texts.title}</h2>
        {!notice.confirm && (
          <IconButton label={texts.close} className={styles.close} onClick={onClose}>
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </div>
      <div className={`prose ${styles.text}`}>{children}</div>
      <NoticeActions notice={notice} onClose={onClose} />
    </div>
  )
}

type Action = NonNullable<Notice['actions']>[number]

/** Links and buttons below a notice. One that must be confirmed always has a button that leads nowhere. */
function NoticeActions({ notice, onClose }: Pick<NoticePopupProps, 'notice' | 'onClose'>) {
  const texts = useTexts()
  const given = notice.actions ?? []
  const needsButton = notice.confirm && given.every(({ link }) => link !== undefined)
  const confirm: Action = { text: texts.common.confirm, type: given.length === 0 ? 'primary' : 'default' }
  const actions = needsButton ? [...given, confirm] : given
  if (actions.length === 0) return null
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <NoticeAction key={action.text} action={action} onClose={onClose} />
      ))}
    </div>
  )
}

function NoticeAction({ action, onClose }: { readonly action: Action; readonly onClose: () => void }) {
  const { address } = useCurrentPage()
  const { text = '', link, type = 'default' } = action
  if (link === undefined) {
    return (
      <Button kind={type} onClick={onClose}>
        {text}
      </Button>
    )
  }
  return (
    <SiteLink to={resolveLink(link, address)} className={buttonClass} data-kind={type} onClick={onClose}>
      {text}
    </SiteLink>
  )
}
