import { useState } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { useNavigation } from '../../ui/page/navigation.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import styles from './message-screen.module.css'

const UnknownHelp = latePart('The help of an unknown page', () => import('./unknown-help.tsx'))

/** The unknown page (Spec §8 "Unknown page"). */
export function UnknownScreen() {
  const { locale, address } = useCurrentPage()
  const { back } = useNavigation()
  const texts = useTexts().unknown
  const [message] = useState(() => texts.messages[Math.floor(Math.random() * texts.messages.length)])
  const home = { kind: 'page' as const, address: { locale: locale.id, route: '/' }, search: '', hash: '' }
  return (
    <div className={styles.message}>
      <p className={styles.code} aria-hidden>
        404
      </p>
      <h1>
        <span className="visually-hidden">404: </span>
        {texts.title}
      </h1>
      <p>{message}</p>
      <div className={styles.actions}>
        <Button onClick={back}>{texts.back}</Button>
        <SiteLink to={home} className={buttonClass} data-kind="primary" title={texts.takeMeHome}>
          {texts.home}
        </SiteLink>
      </div>
      <div className={styles.suggestions} aria-live="polite">
        <UnknownHelp key={address.route} address={address} />
      </div>
    </div>
  )
}
