import type { Schema } from 'hast-util-sanitize'
import { rawElements } from '../../content/raw-elements.ts'
import { urlAttributes, urlSchemes } from '../../content/safe-url.ts'

/**
 * The raw HTML allowed in a page: elements, their attributes, and the schemes of their addresses, in the form
 * of hast-util-sanitize and rehype-sanitize. Everything else is dropped. Deliberately missing: any `data-*`
 * (a page must not imitate a block), `name`, `tabindex`, event handlers, forms, `autoplay`, SVG, and MathML.
 * `raw-element.ts` restricts IDs, classes, styles, and players further.
 */
export const sanitiseSchema: Schema = {
  strip: [],
  clobber: [],
  ancestors: {},
  allowComments: false,
  allowDoctypes: false,
  tagNames: [...rawElements, 'iframe'],
  attributes: {
    '*': [
      'id',
      'className',
      'style',
      'title',
      'lang',
      'dir',
      'ariaLabel',
      'ariaHidden',
      ['align', /^(?:left|center|right|justify)$/i],
    ],
    a: ['href', 'hrefLang', ['target', '_blank', '_self'], 'download'],
    audio: ['src', 'controls', 'loop', 'muted'],
    blockquote: ['cite'],
    col: ['span'],
    colgroup: ['span'],
    del: ['cite', 'dateTime'],
    details: ['open'],
    iframe: ['src', 'width', 'height', 'allowFullScreen'],
    img: ['src', 'srcSet', 'alt', 'width', 'height', 'sizes'],
    ins: ['cite', 'dateTime'],
    li: ['value'],
    ol: ['start', 'reversed', ['type', '1', 'a', 'A', 'i', 'I']],
    q: ['cite'],
    source: ['src', 'srcSet', 'sizes', 'media', 'type', 'width', 'height'],
    table: ['width'],
    td: ['colSpan', 'rowSpan', 'headers', 'width', ['vAlign', 'top', 'middle', 'bottom', 'baseline']],
    th: [
      'colSpan',
      'rowSpan',
      'headers',
      'scope',
      'abbr',
      'width',
      ['vAlign', 'top', 'middle', 'bottom', 'baseline'],
    ],
    time: ['dateTime'],
    video: ['src', 'poster', 'controls', 'loop', 'muted', 'playsInline', 'width', 'height'],
  },
  protocols: Object.fromEntries(Array.from(urlAttributes, ([name, use]) => [name, urlSchemes[use]])),
}

/** Elements removed together with their content. Other forbidden elements are removed alone, and their content stays. */
export const droppedWithContent: ReadonlySet<string> = new Set([
  ...[
    'script',
    'style',
    'template',
    'noscript',
    'noembed',
    'noframes',
    'object',
    'embed',
    'applet',
    'frameset',
    'frame',
  ],
  ...[
    'svg',
    'math',
    'select',
    'datalist',
    'textarea',
    'title',
    'head',
    'xmp',
    'plaintext',
    'canvas',
    'portal',
    'fencedframe',
  ],
])

/** Elements that never have content, allowed or not. */
export const voidElements: ReadonlySet<string> = new Set([
  ...[
    'area',
    'base',
    'basefont',
    'bgsound',
    'br',
    'col',
    'embed',
    'frame',
    'hr',
    'img',
    'input',
    'keygen',
    'link',
  ],
  ...['meta', 'param', 'source', 'track', 'wbr'],
])
