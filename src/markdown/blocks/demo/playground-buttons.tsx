import { ExternalLink } from 'lucide'
import { useOnline } from '../../../browser/online.ts'
import { type DemoTexts, playgrounds } from '../../../config/playgrounds.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useTexts } from '../../../ui/page/current-page.tsx'
import styles from './demo.module.css'

/** A button for each external playground: a form posted in a new tab (Spec §7). Nothing is sent before that. */
export function PlaygroundButtons({ texts }: { readonly texts: DemoTexts }) {
  const { demo, frame } = useTexts()
  const isOnline = useOnline()
  return playgrounds.map(({ name, address, fields }) => (
    <form key={name} action={address} method="post" target="_blank" rel="noopener noreferrer">
      {Object.entries(fields(texts)).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button
        type="submit"
        className={styles.playground}
        disabled={!isOnline}
        title={isOnline ? `${demo.open} ${name} ${frame.opensInNewTab}` : demo.offline}
      >
        {name}
        <Icon shape={ExternalLink} size={13} />
      </button>
    </form>
  ))
}
