/** Returns a text for elements, and for attributes in double quotes, in HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Returns a source for `RegExp` that matches a text itself. */
export const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Control characters that XML forbids, even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Returns a text for elements and attributes of an XML file. */
export const escapeXml = (text: string): string => escapeMarkup(text.replaceAll(forbidden, ''))
