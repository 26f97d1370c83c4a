import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { rehypeDialect } from '../dialect/rehype-dialect.ts'
import { remarkDialect } from '../dialect/remark-dialect.ts'
import { gfmOptions } from '../dialect/syntax.ts'
import { breakCells } from './break-cells.ts'
import { elements } from './elements.tsx'
import { headRows } from './row-headers.ts'

const gfm: [typeof remarkGfm, typeof gfmOptions] = [remarkGfm, gfmOptions]
const remarkPlugins = [gfm, remarkDialect]
const rehypePlugins = [rehypeDialect, () => breakCells, () => headRows]

/** Headings without an ID, which the page may also contain, and without a link to themselves. */
const plain = Object.fromEntries(
  (['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((Tag) => {
    const PlainHeading: Components[typeof Tag] = ({ children }) => <Tag>{children}</Tag>
    return [Tag, PlainHeading]
  }),
)
const components: Components = { ...elements, ...plain }

/**
 * Renders markdown that is not a page, such as a notice. Supports everything a page does, but does not affect
 * the page's outline.
 */
export default function ShortText({ markdown }: { readonly markdown: string }) {
  return (
    <Markdown
      remarkPlugins={remarkPlugins}
      rehypePlugins={rehypePlugins}
      components={components}
      urlTransform={(url) => url}
    >
      {markdown}
    </Markdown>
  )
}
