import type { Element, Properties } from 'hast'

interface PlayerForm {
  readonly block: string
  /** Matches the address up to its query; the group is the video's ID, if the path contains it. */
  readonly address: RegExp
  /** Options of the block, and the names of query parameters that set them. */
  readonly options: Readonly<Record<string, readonly string[]>>
}

/** Addresses of frames that are players of videos (src/markdown/blocks/media/players.ts). */
const forms: readonly PlayerForm[] = [
  {
    block: 'bilibili',
    address: /^https:\/\/player\.bilibili\.com\/player\.html$/,
    options: {
      dataBvid: ['bvid'],
      dataAid: ['aid'],
      dataCid: ['cid'],
      dataPage: ['page', 'p'],
      dataTime: ['t'],
    },
  },
  {
    block: 'youtube',
    address: /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})$/,
    options: { dataStart: ['start'] },
  },
]

/**
 * Returns the block for a player's frame in raw HTML, so that it loads when the reader asks for it, like the player's
 * component.
 *
 * @param properties of the frame
 * @returns `undefined` for any other frame
 */
export function playerOf({ src, title }: Properties): Element | undefined {
  const [address = '', query = ''] = String(src ?? '')
    .replace(/^\/\//, 'https://')
    .split('?', 2)
  for (const form of forms) {
    const match = form.address.exec(address)
    if (!match) continue
    const given = new URLSearchParams(query)
    const properties: Properties = { dataBlock: form.block }
    if (match[1] !== undefined) properties.dataId = match[1]
    for (const [option, names] of Object.entries(form.options)) {
      const value = names.map((name) => given.get(name)).find((one) => one !== null)
      if (value !== undefined && /^\w{1,20}$/.test(value ?? '')) properties[option] = value
    }
    if (typeof title === 'string') properties.dataTitle = title
    return { type: 'element', tagName: 'div', properties, children: [] }
  }
  return undefined
}
