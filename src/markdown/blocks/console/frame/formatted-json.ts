/** Maximum length of indented JSON. Deep nesting makes the indentation many times longer than the JSON. */
const mostFormatted = 1_000_000

/** Returns JSON with one value per line, or the text itself if it is not JSON or would become too long. */
export function formattedJson(text: string): string {
  if (lengthOfFormatted(text) > mostFormatted) return text
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** Returns how long JSON gets by indentation, at most. Stops above the limit. */
function lengthOfFormatted(text: string): number {
  let length = text.length
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length && length <= mostFormatted; at += 1) {
    const sign = text[at]
    if (sign === '"') isInText = !isInText
    else if (isInText) at += sign === '\\' ? 1 : 0
    else if (sign === '[' || sign === '{') {
      depth += 1
      // A line before the first value, and one before the end.
      length += 4 * depth
    } else if (sign === ']' || sign === '}') depth -= 1
    else if (sign === ',') length += 1 + 2 * depth
    else if (sign === ':') length += 1
  }
  return length
}
