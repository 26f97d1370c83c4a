/** Sets the color of the browser's own bars to match the page, also when the reader's scheme differs from the system's. */
export function setThemeColor(color: string): void {
  for (const tag of document.querySelectorAll('meta[name="theme-color"]')) tag.setAttribute('content', color)
}
