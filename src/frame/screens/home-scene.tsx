import type { PageMetadata } from '../../content/page-metadata.ts'
import styles from './home-scene.module.css'

type Scene = NonNullable<PageMetadata['heroScene']>
type Kind = NonNullable<NonNullable<Scene['rows']>[number]['kind']>

/** How many sources have a hue of their own before the hues start again. */
const hues = 6

const sheet = 'M14 2H6v20h14V8zv6h6'

/** Paths of drawings of 24 by 24. Few bytes: they are in the document of every page. */
const shapes: Readonly<Record<Kind, string>> = {
  folder: 'M2 4h7l2 3h11v13H2z',
  media: `${sheet}M10 12v6l5-3z`,
  text: `${sheet}M9 13h7M9 17h7`,
  file: sheet,
}

/** A drawing of files from several sources in one list, for the hero of a home page. */
export function HomeScene({ scene: { label, address, rows = [], note } }: { readonly scene: Scene }) {
  const sources = [...new Set(rows.map(({ from }) => from))]
  return (
    <div className={styles.scene} role="img" aria-label={label}>
      <div className={styles.head}>{address}</div>
      {rows.map((row) => (
        <div
          key={`${row.from} ${row.name}`}
          className={styles.row}
          data-hue={sources.indexOf(row.from) % hues}
          data-kind={row.kind}
        >
          <div className={styles.from}>
            <span>{row.from}</span>
          </div>
          <div className={styles.file}>
            <svg
              width={18}
              height={18}
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              aria-hidden="true"
            >
              <path d={shapes[row.kind ?? 'file']} strokeWidth={2} strokeLinejoin="round" />
            </svg>
            <span>{row.name}</span>
            <small>{row.note}</small>
          </div>
        </div>
      ))}
      {note && <div className={styles.foot}>{note}</div>}
    </div>
  )
}
