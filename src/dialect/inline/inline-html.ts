import type { CompileContext, Handle, HtmlExtension, Token } from 'micromark-util-types'
import { attributeProperties } from '../attributes/element-properties.ts'
import type { EventNotes } from '../html/event-notes.ts'
import type { Span } from '../mdast-nodes.ts'
import { blockElement, escapeHtml, openTag } from '../open-tag.ts'
import { emojiText } from './emoji.ts'
import { spanElements } from './span-elements.ts'

const openSpan = (type: Span['type']): Handle => {
  const tag = openTag(spanElements[type])
  return function () {
    this.tag(tag)
  }
}

const closeSpan = (type: Span['type']): Handle => {
  const tag = `</${spanElements[type].tagName}>`
  return function () {
    this.tag(tag)
  }
}

const spans = ['mark', 'spoiler', 'superscript', 'subscript'] as const

function writeSource(this: CompileContext, token: Token): undefined {
  this.raw(this.encode(this.sliceSerialize(token)))
}

function writeFormula(tagName: string): Handle {
  const tag = openTag(blockElement(tagName, 'math', {}))
  return function () {
    const source = this.resume().replace(/^(?:\r?\n|\r)|(?:\r?\n|\r)$/g, '')
    if (tagName === 'div') {
      this.lineEndingIfNeeded()
      this.setData('slurpAllLineEndings')
    }
    this.tag(tag)
    this.raw(source)
    this.tag(`</${tagName}>`)
  }
}

function collect(this: CompileContext): undefined {
  this.buffer()
}

/** How inline constructs become safe HTML. */
export function inlineHtml(notes: EventNotes): HtmlExtension {
  return {
    enter: {
      ...Object.fromEntries(spans.map((type) => [type, openSpan(type)])),
      mathFlow: collect,
      mathText: collect,
      codeText(token) {
        const properties = { ...attributeProperties(notes.attributes.get(token)), id: notes.ids.get(token) }
        this.setData('inCodeText', true)
        this.tag(openTag({ tagName: 'code', properties }))
      },
    },
    exit: {
      ...Object.fromEntries(spans.map((type) => [type, closeSpan(type)])),
      mathFlowValue: writeSource,
      mathTextValue: writeSource,
      mathFlow: writeFormula('div'),
      mathText: writeFormula('span'),
      emoji(token) {
        this.raw(emojiText(this.sliceSerialize(token)))
      },
      attributesBlock(token) {
        if (notes.stray.has(token)) this.raw(escapeHtml(this.sliceSerialize(token)))
      },
    },
  }
}
