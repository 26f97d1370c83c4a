import { fill } from '../config/locales/texts.ts'
import { hostOf, namesIn } from './call.ts'
import type { Call } from './flow.ts'
import styles from './tool.module.css'
import { useToolTexts } from './tool-texts.ts'

/** A place where data is sent: a text with the host, and the names of the data; no names if the text is complete. */
export interface Destination {
  readonly words: string
  readonly names?: readonly string[]
}

/** “Where your data goes”, shown before anything is sent. The names come from the calls that are sent later. */
export function Destinations({ items }: { readonly items: readonly Destination[] }) {
  const texts = useToolTexts().where
  return (
    <div className={styles.where}>
      <p className={styles.label}>{texts.title}</p>
      {items.length === 0 && <p>{texts.nowhere}</p>}
      {items.length > 0 && (
        <ul>
          {items.map(({ words, names }) => (
            <li key={words}>
              {words}
              {names && texts.colon}
              {names?.length === 0 && texts.nothing}
              {names?.map((name, index) => (
                <span key={name}>
                  {index > 0 && texts.comma}
                  <code>{name}</code>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      <p>{texts.nothingElse}</p>
    </div>
  )
}

/** Returns a function that describes a call of this page as a destination. */
export function useCallDestination(): (
  call: Call,
  apiServer: string | undefined,
  when: 'page' | 'pageLater' | 'visitor',
) => Destination {
  const texts = useToolTexts().where
  return (call, apiServer, when) => ({
    words: fill(texts[when], { host: hostOf(call, apiServer) ?? texts.noServer }),
    names: namesIn(call),
  })
}
