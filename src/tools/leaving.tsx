import { useDelay } from '../browser/delay.ts'
import { fill } from '../config/locales/texts.ts'
import { loginTimeoutMs } from '../config/tools.ts'
import type { ServiceId } from './flow.ts'
import styles from './tool.module.css'
import { useToolTexts } from './tool-texts.ts'

interface LeavingProps {
  readonly address: string
  readonly service: ServiceId
}

/** Shown while the login page opens, with a link in case the browser blocked it. */
export function Leaving({ address, service }: LeavingProps) {
  const texts = useToolTexts()
  const isLate = useDelay(loginTimeoutMs)
  return (
    <div className={styles.note} role="status">
      <p>{fill(texts.status.leaving, { service: texts.services[service] })}</p>
      {isLate && (
        <p>
          {texts.status.notOpened}{' '}
          <a href={address} referrerPolicy="no-referrer">
            {fill(texts.status.openLogin, { host: new URL(address).host })}
          </a>
        </p>
      )}
    </div>
  )
}
