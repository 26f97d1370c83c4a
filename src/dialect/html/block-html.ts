import '../gfm-tokens.ts'
import type { CompileContext, Handle, HtmlExtension, Token } from 'micromark-util-types'
import { attributeProperties } from '../attributes/element-properties.ts'
import { escapeHtml, openTag } from '../open-tag.ts'
import type { EventNotes } from './event-notes.ts'

/** How blocks that may carry an id or attributes become safe HTML; in place of micromark's own handlers. */
export function blockHtml(notes: EventNotes): HtmlExtension {
  let heading: Token | undefined

  const startTag = (tagName: string, token: Token | undefined, own: readonly string[] = []): string => {
    if (!token) return openTag({ tagName, properties: {} })
    const properties = attributeProperties(notes.attributes.get(token), own)
    return openTag({ tagName, properties: { id: notes.ids.get(token), ...properties } })
  }

  const enterHeading: Handle = (token) => {
    heading = token
  }

  function openHeading(context: CompileContext, rank: number): void {
    context.setData('headingRank', rank)
    context.lineEndingIfNeeded()
    context.tag(startTag(`h${rank}`, heading))
  }

  const enterList = (tagName: 'ol' | 'ul'): Handle =>
    function (token) {
      this.getData('tightStack')?.push(!token._loose)
      this.lineEndingIfNeeded()
      const tag = startTag(tagName, token, notes.tasks.has(token) ? ['contains-task-list'] : [])
      // A number that the first item brings goes into the same tag: the first marker closes it.
      this.tag(tag.slice(0, -1))
      this.setData('expectFirstItem', true)
    }

  return {
    enter: {
      atxHeading: enterHeading,
      setextHeading(token) {
        heading = token
        this.buffer()
        this.setData('slurpAllLineEndings')
      },
      listOrdered: enterList('ol'),
      listUnordered: enterList('ul'),
      listItemMarker(token) {
        if (this.getData('expectFirstItem')) this.tag('>')
        else closeItem(this)
        this.lineEndingIfNeeded()
        this.tag(startTag('li', token, notes.tasks.has(token) ? ['task-list-item'] : []))
        this.setData('expectFirstItem')
        // Keeps an empty item free of a line ending.
        this.setData('lastWasTag')
      },
      paragraph(token) {
        if (!this.getData('tightStack')?.at(-1)) {
          this.lineEndingIfNeeded()
          this.tag(startTag('p', token))
        }
        this.setData('slurpAllLineEndings')
      },
      table(token) {
        this.lineEndingIfNeeded()
        this.tag(startTag('table', token))
        this.setData('tableAlign', token._align)
      },
    },
    exit: {
      atxHeadingSequence(token) {
        if (!this.getData('headingRank')) openHeading(this, this.sliceSerialize(token).length)
      },
      setextHeading() {
        const text = this.resume()
        const rank = this.getData('headingRank') ?? 1
        openHeading(this, rank)
        this.raw(text)
        this.tag(`</h${rank}>`)
        this.setData('slurpAllLineEndings')
        this.setData('headingRank')
      },
      attributesLine(token) {
        if (!notes.stray.has(token)) return
        // In a tight item a paragraph is no element, and the line endings behind one must not go here.
        const isTight = this.getData('tightStack')?.at(-1) === true
        this.setData('slurpAllLineEndings')
        this.lineEndingIfNeeded()
        if (!isTight) this.tag('<p>')
        this.raw(escapeHtml(this.sliceSerialize(token)))
        if (!isTight) this.tag('</p>')
      },
    },
  }
}

function closeItem(context: CompileContext): void {
  if (context.getData('lastWasTag') && !context.getData('slurpAllLineEndings')) context.lineEndingIfNeeded()
  context.tag('</li>')
  context.setData('slurpAllLineEndings')
}
