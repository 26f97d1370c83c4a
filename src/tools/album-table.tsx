import { scrollsByKeyboard } from '../browser/scrolls-by-keyboard.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import type { Album } from './albums.ts'
import styles from './tool.module.css'
import { useToolTexts } from './tool-texts.ts'

/** Albums with the IDs to copy. */
export function AlbumTable({ albums }: { readonly albums: readonly Album[] }) {
  const texts = useToolTexts()
  return (
    <section
      ref={scrollsByKeyboard}
      className={`table-scroll ${styles.albums}`}
      aria-label={texts.titles.albums}
    >
      <table>
        <thead>
          <tr>
            <th>{texts.album.title}</th>
            <th>{texts.album.items}</th>
            <th>{texts.album.id}</th>
          </tr>
        </thead>
        <tbody>
          {albums.map(({ id, title, items }) => (
            <tr key={id}>
              <td>{title || texts.status.untitled}</td>
              <td>{items}</td>
              <td>
                <div className={styles.copyRow}>
                  <code>{id}</code>
                  <CopyButton
                    text={id}
                    label={texts.actions.copy}
                    copiedLabel={texts.actions.copied}
                    what={title}
                  />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
