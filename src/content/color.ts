const names = new Set(
  (
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse ' +
    'chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki ' +
    'darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey ' +
    'darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ' +
    'ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush ' +
    'lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon ' +
    'lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon ' +
    'mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise ' +
    'mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid ' +
    'palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red ' +
    'rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow ' +
    'springgreen steelblue tan teal thistle tomato transparent turquoise violet wheat white whitesmoke yellow yellowgreen'
  ).split(' '),
)

/** Length limit in characters. Longer text is not a color, and parsing it would take time. */
const longest = 64

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`
const functionPattern = new RegExp(
  String.raw`^(rgba?|hsla?|hsva?)\(\s*(${number}%?|${number}deg)\s*[,\s]\s*(${number}%?)\s*[,\s]\s*(${number}%?)\s*(?:[,/]\s*(${number}%?)\s*)?\)$`,
)

/**
 * Parses an author's color as CSS (Spec §5): hex, `rgb()`, `rgba()`, `hsl()`, `hsla()`, `hsva()`, or a name.
 *
 * @returns `undefined` for anything else; the caller reports it and uses its default (Spec D11)
 */
export function readColor(text: string): string | undefined {
  const color = text.trim().toLowerCase()
  if (color.length > longest) return undefined
  if (/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(color) || names.has(color)) return color
  const match = functionPattern.exec(color)
  if (!match) return undefined
  const [, name = '', first = '', second = '', third = '', alpha] = match
  if (name.startsWith('rgb')) return rgb([first, second, third], alpha)
  return name.startsWith('hsv') ? hsv([first, second, third], alpha) : hsl([first, second, third], alpha)
}

type Parts = readonly [string, string, string]

function rgb(parts: Parts, alpha: string | undefined): string | undefined {
  const areRight = parts.every(
    (part) => !part.endsWith('deg') && inRange(part, part.endsWith('%') ? 100 : 255),
  )
  return areRight && isAlpha(alpha) ? `rgb(${parts.join(' ')}${withAlpha(alpha)})` : undefined
}

function hsl([hue, saturation, lightness]: Parts, alpha: string | undefined): string | undefined {
  const areRight = isHue(hue) && [saturation, lightness].every(isPercent)
  return areRight && isAlpha(alpha) ? `hsl(${hue} ${saturation} ${lightness}${withAlpha(alpha)})` : undefined
}

/** Converts a color to `hsl()`, because CSS has no `hsv()`. */
function hsv([hue, saturation, value]: Parts, alpha: string | undefined): string | undefined {
  if (!isHue(hue) || !isPercent(saturation) || !isPercent(value) || !isAlpha(alpha)) return undefined
  const bright = Number.parseFloat(value) / 100
  const lightness = bright * (1 - Number.parseFloat(saturation) / 200)
  const room = Math.min(lightness, 1 - lightness)
  const full = room === 0 ? 0 : (bright - lightness) / room
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
  return `hsl(${hue} ${percent(full)} ${percent(lightness)}${withAlpha(alpha)})`
}

const inRange = (part: string, most: number) => {
  const value = Number.parseFloat(part)
  return value >= 0 && value <= most
}
const isHue = (part: string) => !part.endsWith('%')
const isPercent = (part: string) => part.endsWith('%') && inRange(part, 100)
const isAlpha = (alpha: string | undefined) =>
  alpha === undefined || inRange(alpha, alpha.endsWith('%') ? 100 : 1)
const withAlpha = (alpha: string | undefined) => (alpha === undefined ? '' : ` / ${alpha}`)
