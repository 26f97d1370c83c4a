import { scrollsByKeyboard } from '../browser/scrolls-by-keyboard.ts'
import { fill } from '../config/locales/texts.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { commandOf, secretPlaceholder } from './command.ts'
import type { Call } from './flow.ts'
import styles from './tool.module.css'
import { useToolTexts } from './tool-texts.ts'

/** A call as a command for the visitor's own terminal. */
export function CommandView({ call }: { readonly call: Call }) {
  const texts = useToolTexts()
  const command = commandOf(call)
  const isWithSecret = command.includes(secretPlaceholder)
  return (
    <>
      <p>{fill(texts.status.command, { placeholder: secretPlaceholder })}</p>
      <pre ref={scrollsByKeyboard}>
        <code>{command}</code>
      </pre>
      <div className={styles.actions}>
        <CopyButton
          text={command}
          label={texts.actions.copy}
          copiedLabel={texts.actions.copied}
          what="curl"
        />
      </div>
      <p className={styles.soft}>
        {isWithSecret && texts.status.commandSecret} {texts.status.commandResult}
      </p>
    </>
  )
}
