/**
 * Drawings of a browser that mark where a provider's cookie, token, or folder ID is. They show the browser, because the consoles of providers can't be
 * photographed here and change. Each is 360 pixels wide, so that its words stay readable on a phone.
 */

type Locale = 'en' | 'zh'
type Scheme = 'light' | 'dark'

interface Colors {
  readonly page: string
  readonly sunken: string
  readonly line: string
  readonly text: string
  readonly soft: string
  readonly mark: string
  readonly markLine: string
}

const colors: Readonly<Record<Scheme, Colors>> = {
  light: {
    page: '#ffffff',
    sunken: '#eef1f4',
    line: '#87929c',
    text: '#1d2730',
    soft: '#55606b',
    mark: '#fff0c0',
    markLine: '#8a5300',
  },
  dark: {
    page: '#14191d',
    sunken: '#20272d',
    line: '#6f7b86',
    text: '#e7ebee',
    soft: '#aab4bd',
    mark: '#3d310c',
    markLine: '#f2c45c',
  },
}

/** The words as Chromium shows them in each language. */
const words = {
  en: {
    tabs: ['Elements', 'Console', 'Network', 'Application'],
    name: 'Name',
    value: 'Value',
    headers: 'Headers',
    preview: 'Preview',
    requestHeaders: 'Request headers',
    storage: 'Storage',
    localStorage: 'Local storage',
    cookies: 'Cookies',
    slash: 'ID after the last slash',
    equals: 'ID after an equals sign',
  },
  zh: {
    tabs: ['元素', '控制台', '网络', '应用'],
    name: '名称',
    value: '值',
    headers: '标头',
    preview: '预览',
    requestHeaders: '请求标头',
    storage: '存储',
    localStorage: '本地存储空间',
    cookies: 'Cookie',
    slash: 'ID 在最后一个斜杠之后',
    equals: 'ID 在等号之后',
  },
} as const

const width = 360
/** Width of a character of the monospaced font at 13 pixels. */
const character = 7.8

interface Pen {
  readonly colors: Colors
  readonly words: (typeof words)[Locale]
}

const box = (x: number, y: number, w: number, h: number, attributes: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${attributes}/>`

const label = (x: number, y: number, text: string, color: string, attributes = ''): string =>
  `<text x="${x}" y="${y}" fill="${color}"${attributes}>${text}</text>`

const mono = ' font-family="ui-monospace,Menlo,Consolas,monospace"'

/** Returns the attributes of a text in the monospaced font that is as wide as calculated, whichever font the reader has. */
const fitted = (text: string): string => `${mono} textLength="${(text.length * character).toFixed(1)}"`

/** Returns a marked box with the number of its step at the upper right corner. */
function mark({ colors }: Pen, step: number, x: number, y: number, w: number, h: number): string {
  const [centerX, centerY] = [x + w, y]
  return [
    box(x, y, w, h, `rx="4" fill="${colors.mark}" stroke="${colors.markLine}" stroke-width="2"`),
    `<circle cx="${centerX}" cy="${centerY}" r="9" fill="${colors.markLine}"/>`,
    label(centerX, centerY + 4.5, String(step), colors.page, ' text-anchor="middle" font-weight="700"'),
  ].join('')
}

/** Returns the frame of the developer tools with their tabs. The tab at the index is marked as the first step. */
function developerTools(pen: Pen, height: number, marked: number): string {
  const { colors, words } = pen
  const starts = [14, 88, 158, 236]
  const tabs = words.tabs.map((tab, index) => {
    const start = starts[index] ?? 0
    const before =
      index === marked ? mark(pen, 1, start - 7, 13, (starts[index + 1] ?? 332) - start - 3, 24) : ''
    return before + label(start, 30, tab, index === marked ? colors.text : colors.soft)
  })
  return [
    box(1, 1, width - 2, height - 2, `rx="8" fill="${colors.page}" stroke="${colors.line}"`),
    ...tabs,
    `<path d="M1 44H359M124 44V${height - 1}" stroke="${colors.line}"/>`,
  ].join('')
}

/** Returns the Network tab with a selected request, and the header that is drawn between the others. */
function network(pen: Pen, header: readonly string[]): string {
  const { colors, words } = pen
  const bar = (y: number, w: number) => box(14, y, w, 8, `rx="4" fill="${colors.line}" opacity=".5"`)
  return [
    developerTools(pen, 226, 2),
    label(14, 66, words.name, colors.soft),
    bar(84, 74),
    mark(pen, 2, 8, 102, 100, 26),
    label(16, 119.5, 'list', colors.text, mono),
    bar(142, 60),
    bar(164, 82),
    bar(186, 48),
    label(138, 66, words.headers, colors.text, ' font-weight="700"'),
    label(210, 66, words.preview, colors.soft),
    `<path d="M124 76H359" stroke="${colors.line}"/>`,
    label(138, 100, words.requestHeaders, colors.text, ' font-weight="700"'),
    label(138, 124, 'Accept: */*', colors.soft, mono),
    ...header,
    label(138, 204, 'User-Agent: …', colors.soft, mono),
  ].join('')
}

const networkCookie = (pen: Pen): string =>
  network(pen, [
    label(138, 155, 'Cookie:', pen.colors.text, mono),
    mark(pen, 3, 200, 138, 144, 44),
    label(207, 155, 'key=1f3a9c…;', pen.colors.text, mono),
    label(207, 174, 'other=7b20…', pen.colors.text, mono),
  ])

const networkToken = (pen: Pen): string =>
  network(pen, [
    label(138, 148, 'Authorization:', pen.colors.text, mono),
    label(146, 176, 'Bearer', pen.colors.soft, mono),
    mark(pen, 3, 200, 158, 144, 26),
    label(207, 176, 'eyJhbGciOi…', pen.colors.text, mono),
  ])

function storageCookie(pen: Pen): string {
  const { colors, words } = pen
  return [
    developerTools(pen, 196, 3),
    label(14, 68, words.storage, colors.text, ' font-weight="700"'),
    label(24, 92, words.localStorage, colors.soft),
    label(24, 116, words.cookies, colors.soft),
    mark(pen, 2, 22, 128, 90, 26),
    label(29, 145.5, 'https://…', colors.text, mono),
    label(138, 66, words.name, colors.soft),
    label(244, 66, words.value, colors.soft),
    `<path d="M124 76H359M234 44V195M124 106H359M124 150H359" stroke="${colors.line}"/>`,
    label(138, 96, 'lang', colors.soft, mono),
    label(244, 96, 'en', colors.soft, mono),
    label(138, 133, 'COOKIE_NAME', colors.text, mono),
    mark(pen, 3, 240, 116, 106, 26),
    label(247, 133, '8f2c41d0b…', colors.text, mono),
    label(138, 174, 'theme', colors.soft, mono),
    label(244, 174, '0', colors.soft, mono),
  ].join('')
}

function folderAddress(pen: Pen): string {
  const { colors, words } = pen
  const bar = (y: number, step: string, before: string, id: string) => {
    const start = 29 + before.length * character
    return [
      label(14, y, step, colors.text),
      box(12, y + 12, 336, 36, `rx="18" fill="${colors.sunken}" stroke="${colors.line}"`),
      label(26, y + 34.5, before, colors.soft, fitted(before)),
      box(
        start - 1,
        y + 17,
        id.length * character + 8,
        26,
        `rx="4" fill="${colors.mark}" stroke="${colors.markLine}" stroke-width="2"`,
      ),
      label(start + 3, y + 34.5, id, colors.text, fitted(id)),
    ].join('')
  }
  return [
    box(1, 1, width - 2, 158, `rx="8" fill="${colors.page}" stroke="${colors.line}"`),
    bar(24, words.slash, 'https://…/folder/', '1AbC2dEf3GhI'),
    bar(98, words.equals, 'https://…/?cid=', '2345678901'),
  ].join('')
}

const motifs = {
  'network-cookie': { height: 226, draw: networkCookie },
  'network-token': { height: 226, draw: networkToken },
  'storage-cookie': { height: 196, draw: storageCookie },
  'folder-address': { height: 160, draw: folderAddress },
} as const

/** Returns the text of each drawing by the name of its file in `public/img/browser/`. */
export function browserDrawings(): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const [name, { height, draw }] of Object.entries(motifs))
    for (const locale of ['en', 'zh'] as const)
      for (const scheme of ['light', 'dark'] as const)
        files.set(
          `${name}.${locale}.${scheme}.svg`,
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif" font-size="13">${draw(
            {
              colors: colors[scheme],
              words: words[locale],
            },
          )}</svg>\n`,
        )
  return files
}
