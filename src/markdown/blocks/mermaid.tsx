import { leastDiagramText, mermaidText } from '../../config/diagrams.ts'
import type { LateBlockProps } from './block.ts'
import { optionOf, sourceOf } from './block.ts'
import { DiagramView } from './drawing/diagram-view.tsx'
import { topDown } from './drawing/top-down.ts'
import { useDrawing } from './drawing/use-drawing.ts'
import { useRoom } from './drawing/use-room.ts'

/** A mermaid diagram (Spec D6). A flowchart that runs sideways runs top-down where its text would get too small. */
export default function Mermaid({ element, scheme, height, isAgain }: LateBlockProps) {
  const source = sourceOf(element)
  const [watchRoom, room] = useRoom()
  const effort = isAgain ? 'all' : 'usual'
  const wish = { kind: 'mermaid', source, scheme, preset: '', scale: 1, effort } as const
  const written = useDrawing(wish)
  const least = ((written?.width ?? 0) * leastDiagramText) / mermaidText
  const upright = room !== undefined && least > room ? topDown(source) : undefined
  const turned = useDrawing(upright === undefined ? undefined : { ...wish, source: upright })
  return (
    <DiagramView
      drawing={upright === undefined ? written : turned}
      textSize={mermaidText}
      source={source}
      title={optionOf(element, 'dataTitle')}
      reservedHeight={height}
      watchRoom={watchRoom}
    />
  )
}
