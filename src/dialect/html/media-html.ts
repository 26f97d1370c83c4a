import { normalizeIdentifier } from 'micromark-util-normalize-identifier'
import { normalizeUri } from 'micromark-util-sanitize-uri'
import type { CompileContext, Handle, HtmlExtension, Token } from 'micromark-util-types'
import { attributeProperties, imageProperties } from '../attributes/element-properties.ts'
import { type ImageFacts, imageFacts, imageSize } from '../image/image-facts.ts'
import { openTag } from '../open-tag.ts'
import { isSafeUrl, type UrlUse } from '../safe-url.ts'
import type { EventNotes } from './event-notes.ts'

/** What is known of a link, an image or a definition while its tokens come. */
type Media = {
  /** Safe HTML of what stands between the brackets. */
  label: string
  identifier: string
  /** Decoded, not yet made a URI; `undefined` for a reference. */
  destination: string | undefined
  /** Decoded. */
  title: string | undefined
  size: Pick<ImageFacts, 'width' | 'height'> | undefined
}

/**
 * How links, images and definitions become safe HTML, in place of micromark's own handlers: those know neither sizes nor
 * attributes nor the schemes that we allow. Raw HTML is here too, because inside an image's text it is text.
 */
export function mediaHtml(notes: EventNotes): HtmlExtension {
  const stack: Media[] = []
  const definitions = new Map<string, Media>()
  let images = 0

  const begin = (): undefined => {
    stack.push({ label: '', identifier: '', destination: undefined, title: undefined, size: undefined })
  }
  const top = (): Media => {
    const media = stack.at(-1)
    if (!media) throw new Error('A token of a link came outside a link')
    return media
  }
  const address = (url: string, use: UrlUse): string | undefined =>
    isSafeUrl(url, use) ? normalizeUri(url) : undefined
  /** Text of an image: what its tags would have been is gone, what their content is stays. */
  const bare = (html: string): string => html.replace(/<[^>]*>/g, '')

  const finish = (): Media & { target: Media } => {
    const media = stack.pop() ?? top()
    const isReference = media.destination === undefined
    return {
      ...media,
      target: (isReference && definitions.get(normalizeIdentifier(media.identifier))) || media,
    }
  }

  const exitLink = function (this: CompileContext, token: Token): undefined {
    const { label, target } = finish()
    if (images > 0) {
      this.raw(label)
      return
    }
    const properties = {
      href: address(target.destination ?? '', 'link'),
      title: target.title,
      ...attributeProperties(notes.attributes.get(token)),
      id: notes.ids.get(token),
    }
    this.tag(openTag({ tagName: 'a', properties }))
    this.raw(label)
    this.tag('</a>')
  }

  const exitImage = function (this: CompileContext, token: Token): undefined {
    const { label, size, target } = finish()
    images -= 1
    const text = decodeHtml(bare(label))
    const facts = imageFacts(text, target.destination ?? '')
    if (images > 0) {
      this.raw(this.encode(facts.alt))
      return
    }
    const properties = {
      src: address(facts.url, 'source'),
      alt: facts.alt,
      title: target.title,
      ...imageProperties(facts, size, notes.attributes.get(token)),
      id: notes.ids.get(token),
    }
    this.tag(openTag({ tagName: 'img', properties }))
  }

  const collect: Handle = function () {
    this.buffer()
  }
  /** Of an address: it is percent-encoded as a whole, later. */
  const collectPlain: Handle = function () {
    this.buffer()
    this.setData('ignoreEncode', true)
  }
  const exitDestination: Handle = function () {
    top().destination = this.resume()
    this.setData('ignoreEncode')
  }
  const exitTitle: Handle = function () {
    top().title = this.resume()
    this.setData('ignoreEncode')
  }
  const exitHtml: Handle = function (token) {
    this.resume()
    const source = this.sliceSerialize(token)
    if (images > 0) this.raw(this.encode(source))
    else if (/^<br\s*\/?>$/i.test(source)) this.tag('<br>')
  }

  return {
    enter: {
      link: begin,
      image() {
        begin()
        images += 1
      },
      resource() {
        this.buffer()
        top().destination = ''
      },
      resourceDestinationString: collectPlain,
      resourceTitleString: collectPlain,
      definition() {
        this.buffer()
        begin()
      },
      definitionDestinationString: collectPlain,
      definitionTitleString: collectPlain,
      htmlFlow: collect,
      htmlText: collect,
    },
    exit: {
      label() {
        top().label = this.resume()
      },
      labelText(token) {
        top().identifier = this.sliceSerialize(token)
      },
      referenceString(token) {
        top().identifier = this.sliceSerialize(token)
      },
      imageSize(token) {
        top().size = imageSize(this.sliceSerialize(token))
      },
      resourceDestinationString: exitDestination,
      resourceTitleString: exitTitle,
      link: exitLink,
      image: exitImage,
      definitionLabelString(token) {
        this.resume()
        top().identifier = this.sliceSerialize(token)
      },
      definitionDestinationString: exitDestination,
      definitionTitleString: exitTitle,
      definition() {
        this.resume()
        const media = stack.pop() ?? top()
        const id = normalizeIdentifier(media.identifier)
        if (!definitions.has(id)) definitions.set(id, media)
      },
      autolinkProtocol(token) {
        const text = this.sliceSerialize(token)
        if (images === 0) this.tag(openTag({ tagName: 'a', properties: { href: address(text, 'link') } }))
        this.raw(this.encode(text))
        if (images === 0) this.tag('</a>')
      },
      htmlFlow() {
        this.resume()
      },
      htmlText: exitHtml,
    },
  }
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
])

/** Undoes the encoding of our own compiler. */
function decodeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities.get(entity) ?? entity)
}
