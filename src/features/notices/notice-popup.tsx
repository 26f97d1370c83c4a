import { X } from 'lucide'
import { useId } from 'react'
import { resolveLink } from '../../content/link.ts'
import type { Notice } from '../../content/notice-config.ts'
import ShortText from '../../markdown/short-text.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { usePopupLayer } from '../../ui/popup-layers.ts'
import styles from './notice-popup.module.css'

interface NoticePopupProps {
  readonly notice: Notice
  /** Called however it is closed, including by an action. */
  readonly onClose: () => void
}

/** A notice: at the lower edge of the window, or over all of it (Spec §4 "Notice popup"). */
export default function NoticePopup({ notice, onClose }: NoticePopupProps) {
  const id = useId()
  const layer = usePopupLayer()
  const body = <NoticeBody id={id} notice={notice} onClose={onClose} />
  if (notice.fullscreen) {
    return (
      <Modal labelledBy={id} isFirm={notice.confirm ?? false} onDismiss={onClose}>
        {body}
      </Modal>
    )
  }
  return (
    <section
      ref={leaveRoom}
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

/** Leaves room for a notice at the end of the page, so that it covers the end of neither text nor sidebar. */
function leaveRoom(notice: HTMLElement | null): (() => void) | undefined {
  if (!notice) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--notice-room', `${notice.offsetHeight}px`))
  observer.observe(notice)
  return () => {
    observer.disconnect()
    style.removeProperty('--notice-room')
  }
}

function NoticeBody({ id, notice, onClose }: NoticePopupProps & { readonly id: string }) {
  const texts = useTexts().notice
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <h2 id={id}>{notice.title ?? texts.title}</h2>
        {!notice.confirm && (
          <IconButton label={texts.close} className={styles.close} onClick={onClose}>
            <Icon shape={X} size={18} />
          </IconButton>
        )}
      </div>
      <div className={`prose ${styles.text}`}>
        {notice.content && <ShortText markdown={notice.content} />}
      </div>
      <NoticeActions notice={notice} onClose={onClose} />
    </div>
  )
}

type Action = NonNullable<Notice['actions']>[number]

/** Links and buttons below a notice. A notice that must be confirmed always has a button that only closes it. */
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
