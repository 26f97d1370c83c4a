import { useTexts } from '../page/current-page.tsx'

/** In place of a part of a page that broke. */
export function CrashNote() {
  const texts = useTexts()
  return (
    <aside className="callout" data-callout="danger" role="alert">
      <p>{texts.failure.crash}</p>
    </aside>
  )
}
