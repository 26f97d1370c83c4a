import type { ElementContent } from 'hast'
import { type RefObject, useEffect, useState } from 'react'
import { loadLate } from '../../../browser/load-late.ts'
import { warn } from '../../../browser/log.ts'
import { useNear } from '../../../browser/near-viewport.ts'
import { nearViewport } from '../../../config/blocks.ts'
import { longestHighlighted } from '../../../config/code.ts'
import { type CodeLine, splitLines } from './code-line.ts'
import { isPlain } from './languages.ts'

type ColoredLines = readonly (readonly ElementContent[])[]

/** Returns the highlighted lines of a code block, once it was near the viewport and its grammar is loaded (Spec D4). */
export function useHighlight(
  root: RefObject<HTMLElement | null>,
  lines: readonly CodeLine[],
  language: string | undefined,
): ColoredLines | undefined {
  const isNear = useNear(root, nearViewport)
  const source = lines.map(({ text }) => text).join('\n')
  const [found, setFound] = useState<{ readonly of: string; readonly lines: ColoredLines }>()
  const isDone = found?.of === source
  useEffect(() => {
    if (!isNear || isDone || language === undefined || isPlain(language)) return
    if (source.length > longestHighlighted) return
    let isCurrent = true
    color(source, language)
      .then((colored) => isCurrent && colored && setFound({ of: source, lines: colored }))
      .catch((error) => warn(`Code in “${language}” is not highlighted.`, error))
    return () => {
      isCurrent = false
    }
  }, [isNear, isDone, source, language])
  return isDone ? found.lines : undefined
}

async function color(source: string, language: string): Promise<ColoredLines | undefined> {
  const { highlight } = await loadLate(() => import('./highlight.ts'))
  const nodes = await highlight(source, language)
  return nodes && splitLines(nodes)
}
