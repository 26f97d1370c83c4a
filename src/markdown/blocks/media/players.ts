import { type BlockElement, optionOf } from '../block.ts'

/** A site whose videos authors can embed. For a new one, add a row, and its address to the page's policy. */
interface PlayerRow {
  readonly host: string
  /** Returns the player's address; `undefined` if the options contain no video. */
  readonly address: (element: BlockElement) => string | undefined
}

/** Players by name in `data-block`. */
export const players: Readonly<Record<string, PlayerRow>> = {
  bilibili: {
    host: 'player.bilibili.com',
    address: (element) => {
      const bvid = matching(/^BV[0-9A-Za-z]{8,16}$/, optionOf(element, 'dataBvid'))
      const aid = matching(/^\d{1,16}$/, optionOf(element, 'dataAid'))
      if (bvid === undefined && aid === undefined) return undefined
      return withQuery('https://player.bilibili.com/player.html', {
        bvid,
        aid,
        cid: number(element, 'dataCid'),
        page: number(element, 'dataPage'),
        t: number(element, 'dataTime'),
        high_quality: '1',
        autoplay: '0',
      })
    },
  },
  youtube: {
    host: 'www.youtube-nocookie.com',
    address: (element) => {
      const id = matching(/^[\w-]{6,20}$/, optionOf(element, 'dataId'))
      if (id === undefined) return undefined
      return withQuery(`https://www.youtube-nocookie.com/embed/${id}`, {
        start: number(element, 'dataStart') ?? number(element, 'dataTime'),
      })
    },
  },
}

const matching = (pattern: RegExp, text: string | undefined) =>
  text !== undefined && pattern.test(text) ? text : undefined

const number = (element: BlockElement, name: string) => matching(/^\d{1,16}$/, optionOf(element, name))

function withQuery(address: string, query: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url.href
}
