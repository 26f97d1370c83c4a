import styles from './tool.module.css'
import { useToolTexts } from './tool-texts.ts'

/** Says that the token tools are off on this host, and what to do instead. */
export function ToolsOffNote() {
  return (
    <div className={styles.note} role="note">
      <p>{useToolTexts().toolsOff}</p>
    </div>
  )
}
