import { Bar } from '../../ui/bar.tsx'
import { useTexts } from '../../ui/page/current-page.tsx'

/** A bar that offers the page's new text, which changed on the server while the reader was using the page (Spec O4). */
export function TextBar({ onShow }: { readonly onShow: () => void }) {
  const texts = useTexts().offline
  return <Bar text={texts.newText} action={texts.showNewText} onAction={onShow} closeLabel={texts.later} />
}
