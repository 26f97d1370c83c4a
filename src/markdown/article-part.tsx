import type { Root, RootContent } from 'hast'
import { createContext, memo, use, useMemo } from 'react'
import Markdown, { type Components, type ExtraProps } from 'react-markdown'
import type { PartGroup } from './cut-tree.ts'
import { placeName } from './cut-tree.ts'
import { elements } from './elements.tsx'

interface ShownParts {
  readonly groups: readonly PartGroup[]
  /** How many parts are shown. */
  readonly shown: number
}

const ShownPartsContext = createContext<ShownParts>({ groups: [], shown: 0 })

/** Tells the places of later parts below whether their time has come. */
export const ShownPartsProvider = ShownPartsContext.Provider

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

/** Where a later part goes: empty until its turn comes. */
function Place({ node }: ExtraProps) {
  const { groups, shown } = use(ShownPartsContext)
  const group = groups[Number(node?.properties.dataGroup)]
  return group && group.part < shown ? <ArticlePart nodes={group.nodes} /> : null
}

const components = { ...elements, [placeName]: Place } as Components
