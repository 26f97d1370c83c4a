import '../gfm-tokens.ts'
import type { Event, Token, TokenType } from 'micromark-util-types'
import { type Attributes, parseAttributes } from '../attribute-list.ts'
import { readContainerAttributes } from '../container/attributes.ts'
import { createSlugger } from '../slug.ts'
import { HeadingTexts } from './event-text.ts'

/** What the compiler to HTML has to know about a token before it writes its start tag. */
export type EventNotes = {
  /** Ids of headings and of elements on which the author put one. */
  readonly ids: ReadonlyMap<Token, string>
  /** Attribute lists by the token that they belong to; a list item is known by its marker. */
  readonly attributes: ReadonlyMap<Token, Attributes>
  /** Lists with a task in them, and the markers of the tasks. */
  readonly tasks: ReadonlySet<Token>
  /** Attribute lists that belong to nothing: they are text. */
  readonly stray: ReadonlySet<Token>
}

const lists = new Set<TokenType>(['listOrdered', 'listUnordered'])
const between = new Set<TokenType>([
  'lineEnding',
  'lineEndingBlank',
  'linePrefix',
  'listItemIndent',
  'blockQuotePrefix',
  'blockQuoteMarker',
  'blockQuotePrefixWhitespace',
])

/**
 * Reads all events once, in linear time, and notes what the tree compiler finds by looking around in its tree.
 *
 * @param events after postprocessing
 * @param laterIds ids that authors wrote in a part of the page that is not compiled
 */
export function noteEvents(events: readonly Event[], laterIds: Iterable<string> = []): EventNotes {
  const reader = new EventReader()
  const texts = new HeadingTexts()
  for (const [index, event] of events.entries()) {
    texts.read(event)
    if (event[0] === 'enter') reader.enter(event, events[index - 1])
    else reader.exit(event[1])
  }
  const authored = [...reader.attributes.values()].flatMap(({ id }) => id ?? [])
  const slugger = createSlugger([...authored, ...laterIds])
  const ids = new Map<Token, string>()
  for (const [moment, token] of events) {
    if (moment === 'exit') continue
    const own = reader.attributes.get(token)?.id
    const text = texts.of(token)
    if (own !== undefined) ids.set(token, slugger.fromAuthor(own))
    else if (text !== undefined) ids.set(token, slugger.fromText(text))
  }
  return { ids, attributes: reader.attributes, tasks: reader.tasks, stray: reader.stray }
}

/** Follows the nesting of the events and gives every attribute list its place. */
class EventReader {
  readonly attributes = new Map<Token, Attributes>()
  readonly tasks = new Set<Token>()
  readonly stray = new Set<Token>()
  private readonly open: Token[] = []
  /** The marker of the item that is being read, for every open list. */
  private readonly markers = new Map<Token, Token>()
  /** The marker behind which nothing of the item has come yet. */
  private fresh: Token | undefined
  /** The item whose first paragraph is being read. */
  private firstOf: Token | undefined
  /** The list or table that ended last, until anything else comes. */
  private above: Token | undefined

  enter([, token, context]: Event, before: Event | undefined): void {
    const source = (): Attributes | undefined =>
      parseAttributes(context.sliceSerialize(token).trim().slice(1, -1))
    if (token.type === 'attributesInline') this.attach(before?.[1], token, source())
    else if (token.type === 'attributesBlock') this.attach(this.block(), token, source())
    else if (token.type === 'attributesLine') this.attach(this.above, token, source())
    else if (token.type === 'taskListCheck') this.noteTask()
    else if (token.type === 'containerAttributes') this.attachToContainer(context.sliceSerialize(token))
    else if (token.type === 'listItemMarker') this.noteMarker(token)
    else if (token.type === 'paragraph') {
      this.firstOf = this.fresh
      this.fresh = undefined
    } else if (!isPrefix(token.type)) this.fresh = undefined
    if (!between.has(token.type)) this.above = undefined
    this.open.push(token)
  }

  exit(token: Token): void {
    this.open.pop()
    if (lists.has(token.type) || token.type === 'table') this.above = token
    else if (!between.has(token.type)) this.above = undefined
    if (token.type === 'paragraph') this.firstOf = undefined
  }

  private attach(target: Token | undefined, list: Token, attributes: Attributes | undefined): void {
    if (target && attributes && !this.attributes.has(target)) this.attributes.set(target, attributes)
    else this.stray.add(list)
  }

  /** Its classes are written with the container's own properties; only the id waits for the slugger. */
  private attachToContainer(source: string): void {
    const container = this.open.findLast(({ type }) => type === 'container')
    const id = readContainerAttributes(source)?.id
    if (container && id !== undefined) this.attributes.set(container, { id, classes: [], values: new Map() })
  }

  /** The block at whose end we are: a heading, the item whose first paragraph this is, or a paragraph. */
  private block(): Token | undefined {
    const top = this.open.at(-1)
    if (top?.type === 'atxHeadingText' || top?.type === 'setextHeadingText') return this.open.at(-2)
    return top?.type === 'paragraph' ? (this.firstOf ?? top) : undefined
  }

  private noteMarker(marker: Token): void {
    const list = this.open.findLast(({ type }) => lists.has(type))
    if (list) this.markers.set(list, marker)
    this.fresh = marker
  }

  private noteTask(): void {
    const list = this.open.findLast(({ type }) => lists.has(type))
    const marker = list && this.markers.get(list)
    if (list && marker) this.tasks.add(list).add(marker)
  }
}

/** Tokens between a list item's marker and its first block. */
function isPrefix(type: TokenType): boolean {
  return type === 'content' || type.startsWith('listItem') || between.has(type) || type === 'whitespace'
}
