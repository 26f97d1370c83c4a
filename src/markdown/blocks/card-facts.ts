import { type BlockElement, optionOf, sourceOf } from './block.ts'

/** The properties of a card in addition to its content. */
export interface CardFacts {
  readonly title: string | undefined
  readonly desc: string | undefined
  readonly logo: string | undefined
  readonly link: string | undefined
  readonly color: string | undefined
}

/** Parses a card's properties from its attributes, or from `key: value` lines of a code block. */
export function cardFactsOf(element: BlockElement): CardFacts {
  const lines = element.tagName === 'pre' ? readLines(sourceOf(element)) : new Map<string, string>()
  const fact = (name: string) =>
    optionOf(element, `data${name.charAt(0).toUpperCase()}${name.slice(1)}`) ?? lines.get(name)
  return {
    title: fact('title'),
    desc: fact('desc') ?? fact('description'),
    logo: fact('logo') ?? fact('icon'),
    link: fact('link') ?? fact('href'),
    color: fact('color') ?? fact('colour'),
  }
}

function readLines(source: string): ReadonlyMap<string, string> {
  const facts = new Map<string, string>()
  for (const line of source.split('\n')) {
    const colon = line.indexOf(':')
    const key = line.slice(0, Math.max(colon, 0)).trim()
    const value = line.slice(colon + 1).trim()
    if (/^[a-z]+$/i.test(key)) facts.set(key.toLowerCase(), /^(['"])(.*)\1$/.exec(value)?.[2] ?? value)
  }
  return facts
}
