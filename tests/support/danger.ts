import { JSDOM } from 'jsdom'

const { document } = new JSDOM('').window

const forbidden = `script,style,link,meta,base,object,embed,applet,form,input:not([type=checkbox][disabled]),button,select,textarea,
  option,svg,math,template,noscript,frame,frameset,marquee,dialog,slot,portal,title,xmp,plaintext,isindex,keygen,param`
const addresses = [
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'cite',
  'data',
  'background',
  'ping',
  'xlink:href',
]
const scheme = /^[a-z][a-z\d+.-]*(?=:)/
const allowedSchemes = ['http', 'https', 'mailto', 'tel', 'xmpp', 'irc', 'ircs']
const player = /^https:\/\/(?:player\.bilibili\.com|www\.youtube(?:-nocookie)?\.com|player\.vimeo\.com)\//
const clobbering =
  /^(?:root|app|app--.*|__.*|module|exports|require|process|global|define|cookie|body|forms|location|attributes|firstChild|documentElement|parentNode)$/i

/**
 * Returns everything in a piece of HTML that could run, fetch, move, cover, or clobber, as a browser's own
 * parser sees it (twice, because serialized HTML may be parsed differently).
 */
export function dangers(html: string): string[] {
  const first = parsed(html)
  return [...found(first), ...found(parsed(first.innerHTML))]
}

function parsed(html: string): HTMLElement {
  const element = document.createElement('div')
  const template = document.createElement('template')
  template.innerHTML = html
  element.append(template.content.cloneNode(true))
  return element
}

function found(root: HTMLElement): string[] {
  const list = Array.from(root.querySelectorAll(forbidden), ({ tagName }) => `element ${tagName}`)
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const problem = inAttribute(element, name.toLowerCase(), value)
      if (problem) list.push(`${problem}: <${element.tagName} ${name}="${value}">`)
    }
    if (element.tagName === 'IFRAME' && !element.hasAttribute('sandbox')) list.push('frame without sandbox')
  }
  return list
}

function inAttribute(element: Element, name: string, value: string): string | undefined {
  if (name.startsWith('on')) return 'handler'
  if (name === 'name' || name === 'srcdoc' || name === 'autoplay' || name === 'autofocus') return name
  if (name === 'style' && !/^(?:[a-z-]+: ?[#\w\s.,%()-]+(?:; ?|$))*$/.test(value)) return 'style'
  if (name === 'style' && /url|position|expression|var\(|z-index|display|opacity|transform/i.test(value))
    return 'style'
  if (name === 'id' && clobbering.test(value)) return 'id'
  if (name === 'data-evil' || (name === 'data-block' && value === 'evil')) return 'data'
  if (addresses.includes(name)) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what a browser's URL parser ignores
    const found = scheme.exec(value.replace(/[\u0000-\u0020]/g, '').toLowerCase())?.[0]
    if (found !== undefined && !allowedSchemes.includes(found)) return 'address'
  }
  if (name === 'srcset' && /(?:javascript|data|blob|file):/i.test(value)) return 'address'
  if (element.tagName === 'IFRAME' && name === 'src' && !player.test(value)) return 'frame'
  return undefined
}
