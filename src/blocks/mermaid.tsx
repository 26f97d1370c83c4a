import type { LateBlockProps } from './block.ts'
import { optionOf, sourceOf } from './block.ts'
import { DiagramView } from './drawing/diagram-view.tsx'
import { useDrawing } from './drawing/use-drawing.ts'

/** A mermaid diagram (Checklist D6). */
export default function Mermaid({ element, scheme, height }: LateBlockProps) {
  const source = sourceOf(element)
  const drawing = useDrawing({ kind: 'mermaid', source, scheme, preset: '', scale: 1 })
  return (
    <DiagramView
      drawing={drawing}
      source={source}
      title={optionOf(element, 'dataTitle')}
      reservedHeight={height}
    />
  )
}
