import type { RootContent } from 'hast'
import type { ReactNode } from 'react'
import { handover } from '../browser/handover.ts'
import { hashId } from '../browser/hash-id.ts'
import { nextTask } from '../browser/in-turn.ts'
import { painted } from '../browser/painted.ts'
import { isReloadOrBackForward } from '../browser/reload-or-back-forward.ts'
import type { Page } from '../content/page-view.ts'
import type { OutlineEntry } from '../dialect/outline.ts'
import { partsShown } from '../markdown/article.ts'
import { ArticleBox } from '../markdown/article-box.tsx'
import { ArticleRest } from '../markdown/article-rest.tsx'
import { type BlockElement, optionOf } from '../markdown/blocks/block.ts'
import { shownTab, TabsView, tabsOf } from '../markdown/blocks/tabs-view.tsx'
import { type ElementProps, elementViews } from '../markdown/element-views.tsx'
import { hasBlock } from '../markdown/has-block.ts'
import { readAhead } from '../markdown/text-at-once.ts'
import { readWhole } from '../markdown/whole-article.ts'
import type { Article } from '../prepare/article-parts.ts'
import { placeName } from '../prepare/cut-tree.ts'
import { readTabChoices } from '../stores/read-tab-choices.ts'
import { readStored } from '../stores/storage.ts'
import { storageKeys } from '../stores/storage-keys.ts'
import type { ViewContext } from '../ui/page/view-context.ts'
import { append } from './append.ts'
import type { Canvas } from './canvas.tsx'
import { elementsOf } from './elements.ts'

interface Wanted {
  readonly page: Page
  readonly context: () => ViewContext
  /** Whether the reader follows a link to a part of the page, which can be anywhere. */
  readonly wantsWhole: boolean
}

/**
 * Parses the page's text and renders it: the first part, as in the application, or all of it. The application
 * uses the same tree, because it requests the same text (`readAhead`).
 *
 * @param onHeadings called with the headings before they are rendered
 */
export async function paintText(
  canvas: Canvas,
  { page, context, wantsWhole }: Wanted,
  onHeadings: (headings: readonly OutlineEntry[]) => void,
): Promise<void> {
  const { footnotes, asWritten } = context().texts.article
  const atOnce = await readAhead(page.body, { footnotes, asWritten }, 'all')
  const filters = await filterTableIn(atOnce.first)
  if (canvas.isTaken()) return
  onHeadings(atOnce.headings)
  draw(canvas, atOnce, page.body, context(), filters)
  await painted()
  if (!wantsWhole) return
  const isBeginning = atOnce.missing > 0
  const options = { footnotes, asWritten, as: 'page', standing: atOnce.standing } as const
  const whole = isBeginning ? await readWhole(page.body, options) : atOnce
  if (canvas.isTaken()) return
  if (isBeginning) onHeadings(whole.headings)
  if (whole.parts > partsShown(whole) || isBeginning) await drawWhole(canvas, whole, page.body, context())
  if (location.hash !== '' && !isReloadOrBackForward()) document.getElementById(hashId())?.scrollIntoView()
  await painted()
}

/** Placeholders of the article's later parts. */
type Places = Map<number, Comment>

/** Draws filter tables; absent if there is none, because few pages have one. */
type DrawFilterTable = (props: ElementProps<'div'>) => ReactNode

async function filterTableIn(nodes: readonly RootContent[]): Promise<DrawFilterTable | undefined> {
  if (!hasBlock(nodes, (name) => name === 'filter-table')) return undefined
  return (await import('./filter-table.tsx')).FilterTable
}

function draw(
  canvas: Canvas,
  article: Article,
  body: string,
  context: ViewContext,
  filters: DrawFilterTable | undefined,
): Places {
  const places: Places = new Map()
  const views = viewsWith(places, filters)
  const { first, parts, missing } = article
  const rest = missing > 0 ? missing : body.length * (1 - 1 / parts)
  canvas.showText([
    ...elementsOf(first, views, context),
    rest > 0 && <ArticleRest key="rest" characters={rest} />,
  ])
  return places
}

/** Renders all parts, each in a separate task. */
async function drawWhole(
  canvas: Canvas,
  article: Article,
  body: string,
  context: ViewContext,
): Promise<void> {
  const filters = await filterTableIn([...article.first, ...article.groups.flatMap(({ nodes }) => nodes)])
  if (canvas.isTaken()) return
  const places = draw(canvas, article, body, context, filters)
  const views = viewsWith(places, filters)
  for (const [index, { nodes, isBoxed }] of article.groups.entries()) {
    await nextTask()
    if (canvas.isTaken()) return
    const content = elementsOf(nodes, views, context)
    const part = document.createDocumentFragment()
    append(part, isBoxed ? <ArticleBox>{content}</ArticleBox> : content)
    places.get(index)?.replaceWith(part)
  }
  canvas.endText()
  handover().wholeArticle = article
}

function viewsWith(places: Places, Filters: DrawFilterTable | undefined) {
  return {
    ...elementViews,
    div: (props: ElementProps<'div'>) =>
      Filters && props.node?.properties.dataBlock === 'filter-table' ? (
        <Filters {...props} />
      ) : (
        <TabsOrBlock {...props} />
      ),
    [placeName]: ({ node }: { readonly node: BlockElement }) => {
      const place = document.createComment('')
      places.set(Number(node.properties.dataGroup), place)
      return place as unknown as ReactNode
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
