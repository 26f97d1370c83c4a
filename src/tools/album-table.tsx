import { CopyButton } from '../ui/copy-button.tsx'
import type { Album } from './albums.ts'
import styles from './tool.module.css'
import { useToolTexts } from './tool-texts.ts'

/** Albums with the ids to copy. */
export function AlbumTable({ albums }: { readonly albums: readonly Album[] }) {
  const texts = useToolTexts()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className={`table-scroll ${styles.albums}`} tabIndex={0} aria-label={texts.titles.albums}>
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
