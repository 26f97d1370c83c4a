/** Returns a text with each unit as an escape of JSON, such as `\u001b`. */
export const jsonEscaped = (text: string): string =>
  text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
