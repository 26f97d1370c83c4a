import { File, FileText, Film, Folder, type IconNode, Image, Music } from 'lucide'
import type { PageMetadata } from '../../content/page-metadata.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './home-scene.module.css'

type Scene = NonNullable<PageMetadata['heroScene']>
type Row = NonNullable<Scene['rows']>[number]

const shapes: Readonly<Record<NonNullable<Row['kind']>, IconNode>> = {
  folder: Folder,
  image: Image,
  video: Film,
  audio: Music,
  text: FileText,
  file: File,
}

/** How many places have a hue of their own before the hues start again. */
const hues = 6

/** A drawing of files from several places in one list, for the hero of a home page. */
export function HomeScene({ scene: { label, address, rows = [], note } }: { readonly scene: Scene }) {
  const places = [...new Set(rows.map(({ from }) => from))]
  return (
    <div className={styles.scene} role="img" aria-label={label}>
      <div className={styles.head}>{address}</div>
      {rows.map((row) => (
        <div
          key={`${row.from} ${row.name}`}
          className={styles.row}
          data-hue={places.indexOf(row.from) % hues}
          data-kind={row.kind}
        >
          <div className={styles.from}>
            <span>{row.from}</span>
          </div>
          <div className={styles.file}>
            <Icon shape={shapes[row.kind ?? 'file']} size={18} />
            <span>{row.name}</span>
            <small>{row.note}</small>
          </div>
        </div>
      ))}
      {note && <div className={styles.foot}>{note}</div>}
    </div>
  )
}
