/** Times recorded by the page while it loads, in milliseconds since the navigation started unless noted otherwise. */
export interface PageNotes {
  /** When the title and at least 100 characters of text were painted. */
  text?: number
  /** When the application took over; only for this site. */
  alive?: number
  shift: number
  /** The longest task after the first text, in milliseconds. */
  longest: number
}

/** Runs in the page before its own scripts: records when content is first visible. */
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
