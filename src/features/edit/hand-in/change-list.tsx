import type { FileChange } from '../file-change.ts'
import { actionOf } from './file-content.ts'
import styles from './hand-in.module.css'
import { useHandInTexts } from './hand-in-texts.ts'

/** The files of the changes, each with what happens to it. */
export function ChangeList({ changes }: { readonly changes: readonly FileChange[] }) {
  const texts = useHandInTexts()
  return (
    <ul className={styles.files}>
      {changes.map((change) => {
        const action = actionOf(change)
        return (
          <li key={change.path}>
            <code>{change.path}</code> <span className={styles.soft}>{texts[action]}</span>
          </li>
        )
      })}
    </ul>
  )
}
