import { container, dedent, indent } from './edits.ts'
import { fenceScanner } from './fence-scanner.ts'

/** A block of MkDocs: a line, and an indented body. */
const opening = /^(\s*)(!!!|\?\?\?\+?|===!?\+?|\/\/\/)\s+(.*)$/

const boxes: Readonly<Record<string, string>> = {
  ...{ note: 'note', abstract: 'info', summary: 'info', tldr: 'info', info: 'info', todo: 'info' },
  ...{ tip: 'tip', hint: 'tip', important: 'important', success: 'tip', check: 'tip', done: 'tip' },
  ...{
    question: 'info',
    help: 'info',
    faq: 'info',
    warning: 'warning',
    caution: 'caution',
    attention: 'warning',
  },
  ...{
    failure: 'danger',
    fail: 'danger',
    missing: 'danger',
    danger: 'danger',
    error: 'danger',
    bug: 'danger',
  },
  ...{ example: 'note', quote: 'note', cite: 'note', seealso: 'info' },
}

/** Converts `!!! note "Title"`, `??? tip`, and `=== "Tab"` with their indented bodies to containers, inner ones first. */
export function convertIndentedBlocks(text: string): string {
  const lines = text.split('\n')
  const done: string[] = []
  const scan = fenceScanner()
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    const match = scan(line) === 'outside' ? opening.exec(line) : null
    const [, before = '', mark = '', rest = ''] = match ?? []
    if (!match || mark === '///') {
      done.push(line)
      at += 1
      continue
    }
    if (mark.startsWith('===')) {
      const group = tabsFrom(lines, at, before)
      done.push(...group.written)
      at = group.next
      continue
    }
    const body = bodyFrom(lines, at + 1, before.length)
    const [, kind = 'note', given] = /^([\w-]+)?[^"']*(?:["'](.*)["'])?\s*$/.exec(rest) ?? []
    const name = mark.startsWith('?') ? 'details' : (boxes[kind] ?? 'note')
    const title = given ?? (boxes[kind] === kind && name !== 'details' ? '' : titled(kind))
    done.push(...framed(container(name, given === '' ? '' : title, convertIndentedBlocks(body.text)), before))
    at = body.next
  }
  return done.join('\n')
}

const titled = (kind: string) => kind.slice(0, 1).toUpperCase() + kind.slice(1)

/** Returns a block between empty lines. */
const framed = (block: string, before: string): readonly string[] => [
  '',
  ...indent(block, before).split('\n'),
  '',
]

/** Converts tabs that follow each other to one container. */
function tabsFrom(
  lines: readonly string[],
  start: number,
  before: string,
): { readonly written: readonly string[]; readonly next: number } {
  const parts: string[] = []
  let at = start
  for (;;) {
    const [, space, mark = '', rest = ''] = opening.exec(lines[at] ?? '') ?? []
    if (space !== before || !mark.startsWith('===') || (at > start && mark.includes('!'))) break
    const body = bodyFrom(lines, at + 1, before.length)
    const title = rest.trim().replaceAll(/^["']|["']$/g, '')
    parts.push(`@tab${mark.includes('+') ? ':active' : ''} ${title}\n\n${convertIndentedBlocks(body.text)}`)
    at = body.next
  }
  return { written: framed(container('tabs', '', parts.join('\n\n')), before), next: at }
}

/** Returns the lines below an opening line that have at least four spaces more, without them. */
function bodyFrom(
  lines: readonly string[],
  start: number,
  indentation: number,
): { readonly text: string; readonly next: number } {
  let end = start
  for (let at = start; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').replaceAll('\t', '    ')
    if (line.trim() === '') continue
    if (line.length - line.trimStart().length < indentation + 2) break
    end = at + 1
  }
  const next = lines.findIndex((line, at) => at >= end && line.trim() !== '')
  return { text: dedent(lines.slice(start, end).join('\n')), next: next < 0 ? lines.length : next }
}
