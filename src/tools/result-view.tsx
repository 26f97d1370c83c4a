import { Download, Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { saveText } from '../browser/download.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { ServiceId, ToolValues } from './flow.ts'
import { isSecret } from './tokens.ts'
import styles from './tool.module.css'
import { useToolTexts } from './tool-texts.ts'

interface ResultViewProps {
  readonly service: ServiceId
  readonly values: ToolValues
}

/** The result of a tool. Tokens are masked until revealed, and are kept only in this component's memory. */
export function ResultView({ service, values }: ResultViewProps) {
  const texts = useToolTexts()
  const hasTokens = Object.keys(values).some(isSecret)
  const save = () => {
    const json = JSON.stringify({ service, ...values }, undefined, 2)
    saveText(`${service}-token.json`, `${json}\n`, 'application/json')
  }
  return (
    <div className={styles.note} data-kind="result" data-next-focus>
      <p className={styles.label} role="status">
        {hasTokens ? texts.result.title : texts.result.other}
      </p>
      {hasTokens && <p>{texts.result.careful}</p>}
      {hasTokens && !values.refresh_token && <p>{texts.result.noRefreshToken}</p>}
      <dl className={styles.values}>
        {Object.entries(values).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            {isSecret(name) ? <Secret name={name} value={value} /> : <Plain name={name} value={value} />}
          </div>
        ))}
      </dl>
      {hasTokens && (
        <div className={styles.actions}>
          <Button onClick={save}>
            <Icon shape={Download} size={15} />
            {texts.actions.download}
          </Button>
        </div>
      )}
    </div>
  )
}

interface ValueProps {
  readonly name: string
  readonly value: string
}

function Secret({ name, value }: ValueProps) {
  const texts = useToolTexts().actions
  const [isShown, setShown] = useState(false)
  const label = isShown ? texts.hide : texts.reveal
  return (
    <dd>
      <code data-masked={!isShown}>{isShown ? value : '•'.repeat(24)}</code>
      <div className={styles.actions}>
        <Button aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? <Icon shape={EyeOff} size={15} /> : <Icon shape={Eye} size={15} />}
          {label} <span className="visually-hidden">{name}</span>
        </Button>
        <CopyButton text={value} label={texts.copy} copiedLabel={texts.copied} what={name} />
      </div>
    </dd>
  )
}

function Plain({ name, value }: ValueProps) {
  const texts = useToolTexts().actions
  const isWorthCopying = name === 'site_id' || name === 'webdav_address'
  return (
    <dd>
      <code>{value}</code>
      {isWorthCopying && (
        <div className={styles.actions}>
          <CopyButton text={value} label={texts.copy} copiedLabel={texts.copied} what={name} />
        </div>
      )}
    </dd>
  )
}
