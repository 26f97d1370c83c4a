import { escapeMarkup } from '../../src/content/escape.ts'

/** Control characters that XML forbids, even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Returns a text for elements and attributes of an XML file. */
export const escapeXml = (text: string): string => escapeMarkup(text.replaceAll(forbidden, ''))
