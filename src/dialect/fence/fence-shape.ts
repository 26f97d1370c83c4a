import { blockElement, type ElementShape } from '../element-shape.ts'
import type { FenceInfo } from './fence-info.ts'
import { blockOfLanguage } from './languages.ts'

/** The outer and inner element of a code block (decision 0001). */
export type FenceShape = { readonly pre: ElementShape; readonly code: ElementShape }

/** Returns the elements of a code block: source code, or a block of its language. */
export function fenceShape(info: FenceInfo): FenceShape {
  const { language, title } = info
  const block = language ? blockOfLanguage(language) : undefined
  if (block) {
    return {
      pre: blockElement('pre', block, { preset: info.preset, title }),
      code: { tagName: 'code', properties: {} },
    }
  }
  const pre = blockElement('pre', 'code', {
    language,
    title,
    lines: info.highlight,
    lineNumbers: info.lineNumbers?.toString(),
    collapsedLines: info.collapsedLines?.toString(),
    copy: info.copy,
  })
  const className = language ? [`language-${language}`] : undefined
  return { pre, code: { tagName: 'code', properties: { className } } }
}

/** Returns the name of the tab that a code block becomes in a code group: its title, or else its language. */
export function fenceTabTitle(info: FenceInfo): string {
  return info.title ?? info.language ?? ''
}

/** Returns the source of a code block or formula without the line ending at its start and at its end. */
export function withoutOuterLineEnds(between: string): string {
  return between.replace(/^(?:\r?\n|\r)|(?:\r?\n|\r)$/g, '')
}
