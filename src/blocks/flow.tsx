import { useEffect, useState } from 'react'
import { resizeDebounce } from '../config/blocks.ts'
import type { LateBlockProps } from './block.ts'
import { optionOf, sourceOf } from './block.ts'
import { DiagramView } from './drawing/diagram-view.tsx'
import { flowScale } from './drawing/flow-options.ts'
import { useDrawing } from './drawing/use-drawing.ts'

/** A flowchart with its preset and the scale that fits the window (Checklist D8). */
export default function Flow({ element, scheme, height }: LateBlockProps) {
  const source = sourceOf(element)
  const scale = useFlowScale()
  const preset = optionOf(element, 'dataPreset') ?? ''
  const drawing = useDrawing({ kind: 'flow', source, scheme, preset, scale })
  return (
    <DiagramView
      drawing={drawing}
      source={source}
      title={optionOf(element, 'dataTitle')}
      reservedHeight={height}
    />
  )
}

/** Follows the window once it has rested (Checklist K11). */
function useFlowScale(): number {
  const [scale, setScale] = useState(() => flowScale(innerWidth))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const resized = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setScale(flowScale(innerWidth)), resizeDebounce)
    }
    addEventListener('resize', resized)
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', resized)
    }
  }, [])
  return scale
}
