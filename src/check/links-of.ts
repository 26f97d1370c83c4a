import type { Nodes } from 'mdast'
import { htmlTags } from './html-tags.ts'
import { lineOfField, type OpenPage } from './open-page.ts'

/** A link in a page. */
export interface PageLink {
  readonly kind: 'link' | 'image'
  /** As written. */
  readonly url: string
  readonly line: number
  /** Where the address is written, 1-based in the file; absent in front matter and raw HTML. */
  readonly at?: { readonly line: number; readonly column: number } | undefined
}

interface Found extends Pick<PageLink, 'kind' | 'url'> {
  /** Number of lines below the first line of the node. */
  readonly below?: number
}

/** Attributes of components that contain an address. */
const componentLinks = ['href', 'link', 'to'] as const
const componentImages = ['src', 'poster', 'cover', 'logo', 'image'] as const

/** Returns what a page links to, in its text and its front matter. */
export const linksOfPage = (open: OpenPage): readonly PageLink[] => [
  ...frontMatterLinks(open),
  ...treeLinks(open),
]

/** Returns the links in a page's text in reading order. Addresses in code are text. */
function treeLinks(open: OpenPage): readonly PageLink[] {
  return open.nodes.flatMap((node) =>
    linksOfNode(node).map(({ kind, url, below = 0 }) => ({
      kind,
      url,
      line: open.lineOf(node) + below,
      at: node.type === 'html' ? undefined : placeOf(url, node, open),
    })),
  )
}

/** Returns where a node's address is written; `undefined` if it is written in another form. */
function placeOf(url: string, node: Nodes, { page, lineOf }: OpenPage): PageLink['at'] {
  const { start, end } = node.position ?? {}
  const source = page.body.slice(start?.offset, end?.offset)
  // The address comes after the text, which can be the same.
  const index = url === '' || !start ? -1 : source.lastIndexOf(url)
  if (index < 0) return undefined
  const lines = source.slice(0, index).split('\n')
  const before = lines.at(-1)?.length ?? 0
  const column = lines.length === 1 ? (start?.column ?? 1) + before : before + 1
  return { line: lineOf(node) + lines.length - 1, column }
}

/** Returns the links that a node writes. */
export function linksOfNode(node: Nodes): readonly Found[] {
  switch (node.type) {
    // A definition represents all references to it.
    case 'definition':
    case 'link':
      return [{ kind: 'link', url: node.url }]
    case 'image':
      return [{ kind: 'image', url: node.url }]
    case 'component':
      return [
        ...pick(node.attributes, componentLinks, 'link'),
        ...pick(node.attributes, componentImages, 'image'),
      ]
    case 'html':
      return htmlTags(node.value).flatMap(({ attributes, below }) => {
        const given = Object.fromEntries(attributes)
        const found = [...pick(given, ['href'], 'link'), ...pick(given, ['src', 'poster'], 'image')]
        return found.map((link) => ({ ...link, below }))
      })
    default:
      return []
  }
}

function pick(
  attributes: Readonly<Record<string, string>>,
  names: readonly string[],
  kind: PageLink['kind'],
): readonly Found[] {
  return names.flatMap((name) => {
    const url = attributes[name]
    return url ? [{ kind, url }] : []
  })
}

const imageFields = [
  'heroImage',
  'heroImageDark',
  'bgImage',
  'bgImageDark',
  'cover',
  'avatar',
  'avatarDark',
] as const

/** Returns the links in the front matter. */
export function frontMatterLinks(open: OpenPage): readonly PageLink[] {
  const { metadata } = open.page
  const at = (field: string, url: string | undefined, kind: PageLink['kind']): readonly PageLink[] =>
    url ? [{ kind, url, line: lineOfField(open, field, url) }] : []
  const neighbours = (['prev', 'next'] as const).flatMap((field) => {
    const value = metadata[field]
    return at(field, typeof value === 'object' ? value.link : value || undefined, 'link')
  })
  return [
    ...imageFields.flatMap((field) => at(field, metadata[field], 'image')),
    ...neighbours,
    ...(metadata.actions ?? []).flatMap(({ link }) => at('actions', link, 'link')),
    ...(metadata.features ?? []).flatMap(({ link }) => at('features', link, 'link')),
    ...(metadata.medias ?? []).flatMap(({ url }) => at('medias', url, 'link')),
    ...(metadata.highlights ?? []).flatMap(({ image, imageDark, features }) => [
      ...at('highlights', image, 'image'),
      ...at('highlights', imageDark, 'image'),
      ...(features ?? []).flatMap(({ link }) => at('highlights', link, 'link')),
    ]),
  ]
}
