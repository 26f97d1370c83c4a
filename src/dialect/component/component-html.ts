import type { CompileContext, HtmlExtension, Token } from 'micromark-util-types'
import { escapeHtml, openTag } from '../open-tag.ts'
import { type ComponentPlace, componentShape } from './component-shape.ts'
import { readComponentTag } from './component-tag.ts'

declare module 'micromark-util-types' {
  interface CompileData {
    /** The components that are open, outermost first. */
    htmlComponents?: HtmlComponent[]
  }
}

/** A component while its HTML is written. */
type HtmlComponent = {
  readonly place: ComponentPlace
  tagName: string
  /** The text that stands in it unless something stands between its tags. */
  fallback: string
}

/** How components become HTML. */
export const componentHtml: HtmlExtension = {
  enter: {
    componentText: begin('text'),
    componentFlow: begin('flow'),
    componentContainer: begin('container'),
    componentTag() {
      this.buffer()
    },
    componentContent() {
      const component = this.getData('htmlComponents')?.at(-1)
      if (component) component.fallback = ''
    },
  },
  exit: {
    componentTag: writeTag,
    componentText: end,
    componentFlow: end,
    componentContainer() {
      this.getData('tightStack').pop()
      this.lineEndingIfNeeded()
      end.call(this)
      this.setData('slurpAllLineEndings')
    },
  },
}

function begin(place: ComponentPlace) {
  return function (this: CompileContext): undefined {
    const open = this.getData('htmlComponents') ?? []
    open.push({ place, tagName: '', fallback: '' })
    this.setData('htmlComponents', open)
  }
}

function writeTag(this: CompileContext, token: Token): undefined {
  // Line endings inside the tag were written there.
  this.resume()
  const component = this.getData('htmlComponents')?.at(-1)
  if (!component) return
  const shape = componentShape(readComponentTag(this.sliceSerialize(token)), component.place)
  component.tagName = shape.tagName
  component.fallback = shape.fallback
  if (component.place !== 'text') this.lineEndingIfNeeded()
  this.tag(openTag(shape))
  if (component.place === 'container') {
    this.getData('tightStack').push(false)
    this.setData('slurpAllLineEndings')
  }
}

function end(this: CompileContext): undefined {
  const component = this.getData('htmlComponents')?.pop()
  if (component) this.tag(`${escapeHtml(component.fallback)}</${component.tagName}>`)
}
