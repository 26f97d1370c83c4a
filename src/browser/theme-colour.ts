/** Colours the browser's own bars as the page is, also where the reader chose another scheme than the system's. */
export function setThemeColour(colour: string): void {
  for (const tag of document.querySelectorAll('meta[name="theme-color"]')) tag.setAttribute('content', colour)
}
