/** Gives the reader a text as a file. It never leaves the browser: the address is the tab's own and ends at once. */
export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download reads the address a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
