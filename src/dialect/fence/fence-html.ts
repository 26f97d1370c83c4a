import type { CompileContext, HtmlExtension, Token } from 'micromark-util-types'
import { directContainer } from '../container/container-html.ts'
import { openTag } from '../open-tag.ts'
import { fenceTabHead } from '../tabs/tab-sections.ts'
import { openSection } from '../tabs/tabs-html.ts'
import { parseFenceInfo } from './fence-info.ts'
import { fenceShape, fenceSource } from './fence-shape.ts'

declare module 'micromark-util-types' {
  interface CompileData {
    /** The words behind the fence that is being read. */
    fenceInfo?: string[] | undefined
  }
}

/** Fenced code as HTML (and the beginning of indented code), in place of micromark's own handlers. */
export const fenceHtml: HtmlExtension = {
  enter: {
    codeFenced() {
      this.setData('fenceInfo', [])
      this.setData('fencesCount', 0)
    },
    codeIndented() {
      this.lineEndingIfNeeded()
      this.tag('<pre><code>')
      // Behind a definition micromark would still swallow line endings.
      this.setData('slurpAllLineEndings')
    },
    codeFencedFenceInfo: bufferWords,
    codeFencedFenceMeta: bufferWords,
  },
  exit: {
    codeFencedFenceInfo: addInfo,
    codeFencedFenceMeta: addInfo,
    codeFencedFence() {
      const count = this.getData('fencesCount') ?? 0
      this.setData('fencesCount', count + 1)
      if (count > 0) return
      // Everything up to the end is the source, also line endings that are slurped elsewhere.
      this.setData('slurpAllLineEndings')
      this.buffer()
    },
    codeFenced() {
      const source = fenceSource(this.resume())
      writeFence(this, source)
      this.setData('fenceInfo')
      this.setData('fencesCount')
      this.setData('flowCodeSeenData')
    },
  },
}

function bufferWords(this: CompileContext): undefined {
  this.buffer()
  this.setData('ignoreEncode', true)
}

function addInfo(this: CompileContext, _token: Token): undefined {
  this.setData('ignoreEncode')
  this.getData('fenceInfo')?.push(this.resume())
}

function writeFence(context: CompileContext, source: string): void {
  const info = parseFenceInfo((context.getData('fenceInfo') ?? []).join(' '))
  const container = directContainer(context)
  if (container?.fencesPart) openSection(context, container, fenceTabHead(info))
  const { pre, code } = fenceShape(info)
  context.lineEndingIfNeeded()
  context.tag(openTag(pre))
  context.tag(openTag(code))
  if (source !== '') context.raw(`${source}\n`)
  context.tag('</code></pre>')
}
