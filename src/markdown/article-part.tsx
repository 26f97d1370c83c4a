import type { Root, RootContent } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { createContext, memo, use, useEffect, useMemo, useState } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { ExtraProps } from 'react-markdown'
import type { PartGroup } from '../prepare/cut-tree.ts'
import { placeholderName } from '../prepare/placeholder-name.ts'
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

/** Renders parsed nodes of a page. Addresses are checked where they are used (`resolveLink`), with the page at hand. */
export const ArticlePart = memo(function ArticlePart({ nodes }: { readonly nodes: RootContent[] }) {
  return useMemo(() => elementsOf({ type: 'root', children: nodes }), [nodes])
})

const elementsOf = (root: Root) =>
  toJsxRuntime(root, {
    ...{ Fragment, jsx, jsxs, components },
    ignoreInvalidStyle: true,
    passKeys: true,
    passNode: true,
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

const components = { ...elements, [placeholderName]: LaterPart } as Components
