import { useTexts } from '../page/current-page.tsx'
import { Bar } from './bar.tsx'

/** The page's text has changed on the server while the reader was in the middle of it (Checklist O4). */
export function TextBar({ onShow }: { readonly onShow: () => void }) {
  const texts = useTexts().offline
  return <Bar text={texts.newText} action={texts.showNewText} onAction={onShow} closeLabel={texts.later} />
}
