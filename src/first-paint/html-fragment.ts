/** The elements of safe HTML; nothing of it is loaded or run before it stands in the document. */
export function fragmentOf(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}
