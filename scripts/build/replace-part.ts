/**
 * Replaces a part of a text that a plugin expects.
 *
 * @param file the plugin's file, for the message
 * @throws if the text doesn't have the part, because a plugin that changes nothing would go unnoticed
 */
export function replacePart(text: string, part: string, by: string, file: string): string {
  if (!text.includes(part)) throw new Error(`index.html has no ${part}. Restore it, or adapt ${file}.`)
  return text.replace(part, () => by)
}
