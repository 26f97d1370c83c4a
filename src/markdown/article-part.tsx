import type { Root, RootContent } from 'hast'
import { createContext, memo, use, useEffect, useMemo, useState } from 'react'
import Markdown, { type Components, type ExtraProps } from 'react-markdown'
import type { PartGroup } from '../prepare/cut-tree.ts'
import { placeName } from '../prepare/place-name.ts'
import { ArticleBox } from './article-box.tsx'
import { elements } from './elements.tsx'
import { createSchedule, type PartSchedule } from './part-schedule.ts'

interface LaterParts {
  readonly groups: readonly PartGroup[]
  readonly schedule: PartSchedule
}

const LaterPartsContext = createContext<LaterParts>({ groups: [], schedule: createSchedule(0) })

/** Provides the later parts with their content and schedule. */
export const LaterPartsProvider = LaterPartsContext.Provider

/** Addresses are checked where they are used (`resolveLink`), with the page at hand. */
const keepUrl = (url: string) => url

/** Renders parsed nodes of a page: react-markdown receives the tree instead of a text. */
export const ArticlePart = memo(function ArticlePart({ nodes }: { readonly nodes: RootContent[] }) {
  const rehypePlugins = useMemo(() => {
    const root: Root = { type: 'root', children: nodes }
    return [() => () => root]
  }, [nodes])
  return <Markdown rehypePlugins={rehypePlugins} components={components} urlTransform={keepUrl} />
})

/** Placeholder of a later part: empty until its turn. */
function LaterPart({ node }: ExtraProps) {
  const { groups, schedule } = use(LaterPartsContext)
  const group = groups[Number(node?.properties.dataGroup)]
  const part = group?.part ?? 0
  const [, setAsked] = useState(0)
  useEffect(() => schedule.whenDue(part, () => setAsked((asked) => asked + 1)), [schedule, part])
  if (!group || !schedule.isDue(part)) return null
  const content = <ArticlePart nodes={group.nodes} />
  return group.isBoxed ? <ArticleBox>{content}</ArticleBox> : content
}

const components = { ...elements, [placeName]: LaterPart } as Components
