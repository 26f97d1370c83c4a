import type { CompileContext, HtmlExtension, Token } from 'micromark-util-types'
import { openTag } from '../open-tag.ts'
import {
  type ContainerOpening,
  containerShape,
  containerTitleShape,
  newContainerOpening,
} from './container-shape.ts'
import { containerRow } from './names.ts'

declare module 'micromark-util-types' {
  interface CompileData {
    /** The containers of ours that are open, outermost first. */
    htmlContainers?: HtmlContainer[]
  }
}

/** A container of ours while its HTML is written. */
export type HtmlContainer = {
  readonly token: Token
  readonly opening: ContainerOpening
  /** The title as HTML, once it is read. */
  title: string
  /** How many lists, quotes and containers are open where its children stand. */
  depth: number
  /** The section of tabs that is open in it. */
  section: 'none' | 'open'
  /** Do fences part the tabs in it (code tabs before the first `@tab`)? */
  fencesPart: boolean
}

/** Choices of the HTML compiler that the constructs of blocks know. */
export type FlowHtmlOptions = {
  /**
   * The id of a container by its `container` token, where its author wrote one (`containerId`): ids are unique in a document
   * and kept from clashing with the application's, which only the whole document's slugger knows. Default: no ids.
   */
  readonly idOf?: (container: Token) => string | undefined
}

/** The container whose children are being written directly, without a list or quote between; else undefined. */
export function directContainer(context: CompileContext): HtmlContainer | undefined {
  const container = context.getData('htmlContainers')?.at(-1)
  return container?.depth === context.getData('tightStack').length ? container : undefined
}

/** End the section of tabs that is open. */
export function closeSection(context: CompileContext, container: HtmlContainer): void {
  if (container.section === 'none') return
  container.section = 'none'
  context.lineEndingIfNeeded()
  context.tag('</section>')
}

/** How containers and GitHub alerts become HTML. */
export function containerHtml(options: FlowHtmlOptions): HtmlExtension {
  return {
    enter: {
      container(token) {
        const open = this.getData('htmlContainers') ?? []
        const opening = newContainerOpening()
        open.push({ token, opening, title: '', depth: 0, section: 'none', fencesPart: false })
        this.setData('htmlContainers', open)
      },
      containerTitle() {
        this.buffer()
      },
    },
    exit: {
      alertName: setOpening('name', (source) => source.toLowerCase()),
      containerName: setOpening('name'),
      containerGroup: setOpening('group'),
      containerLabel: setOpening('label'),
      containerAttributes: setOpening('attributes'),
      containerTitle() {
        const container = this.getData('htmlContainers')?.at(-1)
        const title = this.resume()
        if (container) container.title = title
      },
      containerFence() {
        const container = this.getData('htmlContainers')?.at(-1)
        if (container) writeOpening(this, container, options)
      },
      container() {
        const container = this.getData('htmlContainers')?.pop()
        if (!container) return
        closeSection(this, container)
        this.getData('tightStack').pop()
        this.lineEndingIfNeeded()
        this.tag(`</${containerShape(container.opening).tagName}>`)
        this.setData('slurpAllLineEndings')
      },
    },
  }
}

function setOpening(part: keyof ContainerOpening, change = (source: string) => source) {
  return function (this: CompileContext, token: Token): undefined {
    const container = this.getData('htmlContainers')?.at(-1)
    if (container) container.opening[part] = change(this.sliceSerialize(token))
  }
}

function writeOpening(context: CompileContext, container: HtmlContainer, options: FlowHtmlOptions): void {
  const { opening, title } = container
  const { tagName, properties } = containerShape(opening)
  const row = containerRow(opening.name)
  context.lineEndingIfNeeded()
  context.tag(openTag({ tagName, properties: { ...properties, id: options.idOf?.(container.token) } }))
  if (title !== '') {
    const shape = containerTitleShape(opening.name)
    context.lineEndingIfNeeded()
    context.tag(openTag(shape))
    context.raw(title)
    context.tag(`</${shape.tagName}>`)
  }
  const tightStack = context.getData('tightStack')
  tightStack.push(false)
  container.depth = tightStack.length
  container.fencesPart = row?.kind === 'tabs' && row.tabs === 'code'
  context.setData('slurpAllLineEndings')
}
