import { useEffect, useState } from 'react'
import { debounce } from '../../browser/throttle.ts'
import { resizeDebounce } from '../../config/blocks.ts'
import { flowchartDefaults } from '../../config/diagrams.ts'
import type { LateBlockProps } from './block.ts'
import { optionOf, sourceOf } from './block.ts'
import { DiagramView } from './drawing/diagram-view.tsx'
import { flowScale } from './drawing/flow-options.ts'
import { useDrawing } from './drawing/use-drawing.ts'

/** A flowchart with its preset, scaled to the window (Spec D8). */
export default function Flow({ element, scheme, height, isAgain }: LateBlockProps) {
  const source = sourceOf(element)
  const scale = useFlowScale()
  const preset = optionOf(element, 'dataPreset') ?? ''
  const effort = isAgain ? 'all' : 'usual'
  const drawing = useDrawing({ kind: 'flow', source, scheme, preset, scale, effort })
  return (
    <DiagramView
      drawing={drawing}
      textSize={flowchartDefaults.fontSize * scale}
      source={source}
      title={optionOf(element, 'dataTitle')}
      reservedHeight={height}
    />
  )
}

/** Follows the window's width after it has settled (Spec K11). */
function useFlowScale(): number {
  const [scale, setScale] = useState(() => flowScale(innerWidth))
  useEffect(() => {
    const resized = debounce(resizeDebounce, () => setScale(flowScale(innerWidth)))
    addEventListener('resize', resized)
    return () => {
      resized.cancel()
      removeEventListener('resize', resized)
    }
  }, [])
  return scale
}
