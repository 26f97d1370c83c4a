import { type BlockElement, optionOf, sourceOf } from './block.ts'

/** What a card says beside its content. */
export interface CardFacts {
  readonly title: string | undefined
  readonly desc: string | undefined
  readonly logo: string | undefined
  readonly link: string | undefined
  readonly colour: string | undefined
}

/** A card's facts: its attributes, or the lines `key: value` of a fence. */
export function cardFactsOf(element: BlockElement): CardFacts {
  const lines = element.tagName === 'pre' ? readLines(sourceOf(element)) : new Map<string, string>()
  const fact = (name: string) =>
    optionOf(element, `data${name.charAt(0).toUpperCase()}${name.slice(1)}`) ?? lines.get(name)
  return {
    title: fact('title'),
    desc: fact('desc') ?? fact('description'),
    logo: fact('logo') ?? fact('icon'),
    link: fact('link') ?? fact('href'),
    colour: fact('color') ?? fact('colour'),
  }
}

function readLines(source: string): ReadonlyMap<string, string> {
  const facts = new Map<string, string>()
  for (const line of source.split('\n')) {
    const match = /^\s*([a-z]+)\s*:\s*(.*?)\s*$/i.exec(line)
    const [, key = '', value = ''] = match ?? []
    if (match) facts.set(key.toLowerCase(), /^(['"])(.*)\1$/.exec(value)?.[2] ?? value)
  }
  return facts
}
