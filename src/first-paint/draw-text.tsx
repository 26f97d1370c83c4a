import type { RootContent } from 'hast'
import type { ReactNode } from 'react'
import { handover } from '../browser/handover.ts'
import { nextTask } from '../browser/in-turn.ts'
import { ArticleBox, ArticleRest } from '../markdown/article-box.tsx'
import { type BlockElement, optionOf } from '../markdown/blocks/block.ts'
import { shownTab, TabsView, tabsOf } from '../markdown/blocks/tabs-view.tsx'
import { type ElementProps, elementViews } from '../markdown/element-views.tsx'
import { hasBlock } from '../markdown/has-block.ts'
import type { Article } from '../prepare/article-parts.ts'
import { placeholderName } from '../prepare/placeholder-name.ts'
import { readTabChoices } from '../stores/read-tab-choices.ts'
import { readStored } from '../stores/storage.ts'
import { storageKeys } from '../stores/storage-keys.ts'
import type { ViewContext } from '../ui/page/view-context.ts'
import { append } from './append.ts'
import type { Canvas } from './canvas.tsx'
import { elementsOf } from './elements.ts'

/** An article and its surroundings. */
export interface DrawnText {
  readonly article: Article
  /** Number of characters of the whole text. */
  readonly length: number
  readonly context: ViewContext
}

/** Placeholders of the article's later parts. */
type Placeholders = Map<number, Comment>

/** Draws filter tables; absent if there is none, because few pages have one. */
export type DrawFilterTable = (props: ElementProps<'div'>) => ReactNode

/** Loads what draws the filter tables in some nodes. */
export async function filterTableIn(nodes: readonly RootContent[]): Promise<DrawFilterTable | undefined> {
  if (!hasBlock(nodes, (name) => name === 'filter-table')) return undefined
  return (await import('./early-filter-table.tsx')).EarlyFilterTable
}

/** Renders the first part of an article, and reserves space for the rest. */
export function drawText(
  canvas: Canvas,
  { article: { first, parts, missing }, length, context }: DrawnText,
  filters: DrawFilterTable | undefined,
): Placeholders {
  const placeholders: Placeholders = new Map()
  const rest = missing > 0 ? missing : length * (1 - 1 / parts)
  canvas.showText([
    ...elementsOf(first, viewsWith(placeholders, filters), context),
    rest > 0 && <ArticleRest key="rest" characters={rest} />,
  ])
  return placeholders
}

/** Renders all parts, each in a separate task. */
export async function drawWhole(canvas: Canvas, drawn: DrawnText): Promise<void> {
  const { article, context } = drawn
  const filters = await filterTableIn([...article.first, ...article.groups.flatMap(({ nodes }) => nodes)])
  if (canvas.isTaken()) return
  const placeholders = drawText(canvas, drawn, filters)
  const views = viewsWith(placeholders, filters)
  for (const [index, { nodes, isBoxed }] of article.groups.entries()) {
    await nextTask()
    if (canvas.isTaken()) return
    const content = elementsOf(nodes, views, context)
    const part = document.createDocumentFragment()
    append(part, isBoxed ? <ArticleBox>{content}</ArticleBox> : content)
    placeholders.get(index)?.replaceWith(part)
  }
  canvas.endText()
  handover().wholeArticle = article
}

function viewsWith(placeholders: Placeholders, Filters: DrawFilterTable | undefined) {
  return {
    ...elementViews,
    div: (props: ElementProps<'div'>) =>
      Filters && props.node?.properties.dataBlock === 'filter-table' ? (
        <Filters {...props} />
      ) : (
        <TabsOrBlock {...props} />
      ),
    [placeholderName]: ({ node }: { readonly node: BlockElement }) => {
      const placeholder = document.createComment('')
      placeholders.set(Number(node.properties.dataGroup), placeholder)
      return placeholder as unknown as ReactNode
    },
  }
}

/** Tabs as in the application, except that nothing happens on a press. */
function TabsOrBlock(props: ElementProps<'div'>) {
  const element = props.node as BlockElement
  const tabs = element.properties.dataBlock === 'tabs' ? tabsOf(element, props.children) : []
  if (tabs.length === 0) return <elementViews.div {...props} />
  const choices = readTabChoices(readStored(storageKeys.tabChoices) ?? '') ?? {}
  return (
    <TabsView
      element={element}
      tabs={tabs}
      shown={shownTab(tabs, choices[optionOf(element, 'dataGroup') ?? ''])}
    />
  )
}
