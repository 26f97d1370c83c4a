import { useTexts } from './current-page.tsx'

/** Shown instead of a part of a page that failed to render. */
export function CrashNote() {
  const texts = useTexts()
  return (
    <aside className="callout" data-callout="danger" role="alert">
      <p>{texts.failure.crash}</p>
    </aside>
  )
}
