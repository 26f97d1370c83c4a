import { blockElement, type ElementShape } from '../open-tag.ts'
import type { FenceInfo } from './fence-info.ts'
import { blockOfLanguage } from './languages.ts'

/** The two elements of a fence, outer and inner (decision 0001). */
export type FenceShape = { readonly pre: ElementShape; readonly code: ElementShape }

/** The elements of a fence: source code, or a block of its language. */
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

/** The name of the tab that a fence makes inside a code group: its title, else its language. */
export function fenceTabTitle(info: FenceInfo): string {
  return info.title ?? info.language ?? ''
}

/** The source of a fence from all that stands between its fences: without the line endings at its two ends. */
export function fenceSource(between: string): string {
  return between.replace(/^(?:\r?\n|\r)|(?:\r?\n|\r)$/g, '')
}
