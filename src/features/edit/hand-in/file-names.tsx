import styles from './hand-in.module.css'

export function FileNames({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles.files}>
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}
