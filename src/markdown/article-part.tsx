import type { Root, RootContent } from 'hast'
import { createContext, memo, use, useEffect, useMemo, useState } from 'react'
import Markdown, { type Components, type ExtraProps } from 'react-markdown'
import styles from './article-text.module.css'
import type { PartGroup } from './cut-tree.ts'
import { placeName } from './cut-tree.ts'
import { elements } from './elements.tsx'
import { createSchedule, type PartSchedule } from './part-schedule.ts'

interface LaterParts {
  readonly groups: readonly PartGroup[]
  readonly schedule: PartSchedule
}

const LaterPartsContext = createContext<LaterParts>({ groups: [], schedule: createSchedule(0) })

/** Tells the places of later parts below what they hold and when. */
export const LaterPartsProvider = LaterPartsContext.Provider

/** Addresses are judged where they are used (`resolveLink`), with the page at hand; here they pass as they are. */
const keepUrl = (url: string) => url

/** Nodes of a page that were read already, as elements: react-markdown is handed the tree in place of a text. */
export const ArticlePart = memo(function ArticlePart({ nodes }: { readonly nodes: RootContent[] }) {
  const rehypePlugins = useMemo(() => {
    const root: Root = { type: 'root', children: nodes }
    return [() => () => root]
  }, [nodes])
  return <Markdown rehypePlugins={rehypePlugins} components={components} urlTransform={keepUrl} />
})

/**
 * Where a later part goes: empty until its turn comes. The box around blocks of the page is for the browser: what changes in one does
 * not make it look through all others.
 */
function Place({ node }: ExtraProps) {
  const { groups, schedule } = use(LaterPartsContext)
  const group = groups[Number(node?.properties.dataGroup)]
  const part = group?.part ?? 0
  const [, setAsked] = useState(0)
  useEffect(() => schedule.whenDue(part, () => setAsked((asked) => asked + 1)), [schedule, part])
  if (!group || !schedule.isDue(part)) return null
  const content = <ArticlePart nodes={group.nodes} />
  return group.isBoxed ? (
    <div className={styles.part} data-part>
      {content}
    </div>
  ) : (
    content
  )
}

const components = { ...elements, [placeName]: Place } as Components
