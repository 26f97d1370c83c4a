import { fill } from '../config/locales/texts.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { SiteLink } from '../ui/page/site-link.tsx'
import styles from './tool.module.css'
import { useToolTexts } from './tool-texts.ts'

interface RedirectRowProps {
  readonly address: string
  /** Where a client can be registered. */
  readonly portal: string | undefined
}

/** The redirect URI, to copy into the provider's console. */
export function RedirectRow({ address, portal }: RedirectRowProps) {
  const texts = useToolTexts()
  return (
    <div className={styles.field}>
      <p className={styles.label}>{texts.redirect.label}</p>
      <div className={styles.copyRow}>
        <code>{address}</code>
        <CopyButton
          text={address}
          label={texts.actions.copy}
          copiedLabel={texts.actions.copied}
          what={texts.redirect.label}
        />
      </div>
      <p className={styles.soft}>
        {texts.redirect.hint}{' '}
        {portal && (
          <SiteLink to={{ kind: 'external', url: portal }}>
            {fill(texts.redirect.portal, { host: new URL(portal).host })}
          </SiteLink>
        )}
      </p>
    </div>
  )
}
