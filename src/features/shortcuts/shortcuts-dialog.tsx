import { Fragment } from 'react'
import type { Texts } from '../../config/locales/texts.ts'
import { useSingleKeys } from '../../stores/single-keys.ts'
import { useTexts } from '../../ui/page/current-page.tsx'
import { TitledModal } from '../../ui/titled-modal.tsx'
import styles from './shortcuts-dialog.module.css'

interface Shortcut {
  readonly text: Exclude<keyof Texts['shortcuts'], 'title' | 'close' | 'or' | 'singleKeys'>
  /** Alternative shortcuts; the keys of each are pressed together. */
  readonly ways: readonly (readonly string[])[]
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** Every key the site handles. Keys in fields, lists, and links are handled by the browser. */
const shortcuts: readonly Shortcut[] = [
  { text: 'search', ways: [['/'], [isApple ? '⌘' : 'Ctrl', 'K']] },
  { text: 'previous', ways: [['Alt', '←']] },
  { text: 'next', ways: [['Alt', '→']] },
  { text: 'tabs', ways: [['←'], ['→']] },
  { text: 'menu', ways: [['↑'], ['↓']] },
  { text: 'zoom', ways: [['+'], ['−'], ['0']] },
  { text: 'escape', ways: [['Esc']] },
  { text: 'help', ways: [['?']] },
]

/** The list of shortcuts, as a dialog. */
export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts().shortcuts
  return (
    <TitledModal title={texts.title} close={texts.close} onClose={onClose}>
      <dl className={styles.list}>
        {shortcuts.map(({ text, ways }) => (
          <div key={text}>
            <dt>{texts[text]}</dt>
            <dd>
              {ways.map((keys, way) => (
                <Fragment key={keys.join('+')}>
                  {way > 0 && <span className={styles.or}> {texts.or} </span>}
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <SingleKeys />
    </TitledModal>
  )
}

/** The switch for single-character shortcuts, which could be typed by accident (WCAG 2.1.4). */
function SingleKeys() {
  const texts = useTexts().shortcuts
  const { value: isOn, set } = useSingleKeys()
  return (
    <label className={styles.single}>
      <input type="checkbox" checked={isOn} onChange={(event) => set(event.target.checked)} />
      {texts.singleKeys}
    </label>
  )
}
