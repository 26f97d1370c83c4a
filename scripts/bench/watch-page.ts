/** What the page itself notes while it comes up. Milliseconds since the navigation began, where nothing else is said. */
export interface PageNotes {
  /** Title and at least a hundred characters of text were painted. */
  text?: number
  /** The application has taken over; of this site only. */
  alive?: number
  shift: number
  /** The longest task behind the first text, in milliseconds. */
  longest: number
}

/** Runs in the page before its own scripts: notes when what is seen first. */
export function watchPage(): void {
  const notes: PageNotes = { shift: 0, longest: 0 }
  Reflect.set(window, 'benchNotes', notes)
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) notes.shift += Number(Reflect.get(entry, 'value'))
  })
  observe('longtask', ({ startTime, duration }) => {
    if (notes.text !== undefined && startTime > notes.text) notes.longest = Math.max(notes.longest, duration)
  })
  const hasText = () => {
    const title = document.querySelector('h1')
    const text = title?.closest('main, article, section, body')?.textContent ?? ''
    return title?.checkVisibility() === true && text.length > (title.textContent?.length ?? 0) + 100
  }
  const look = () => {
    if (notes.text === undefined && hasText()) requestAnimationFrame((now) => (notes.text ??= now))
    if (document.querySelector('[data-painted="application"]')) notes.alive ??= performance.now()
    if (notes.text === undefined || notes.alive === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
