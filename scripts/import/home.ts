import { isRecord } from '../../src/config/is-record.ts'
import { textIn } from './literal.ts'

type Values = Readonly<Record<string, unknown>>

/** Returns the fields of a home page: `layout: home` of VitePress, and `template: splash` of Starlight with a `hero`. */
export function homeFields(values: Values): Values {
  const { layout, template, hero, features } = values
  if (layout !== 'home' && template !== 'splash') return {}
  if (!isRecord(hero)) return layout === 'home' ? { home: true } : { sidebar: false, toc: false }
  const words = [hero.text, hero.tagline].flatMap((one) => textIn(one) ?? [])
  const actions = listOf(hero.actions).map(({ text, link, theme, variant }, at) => ({
    text: textIn(text) ?? '',
    link: textIn(link) ?? '',
    type:
      theme === 'brand' || variant === 'primary' || ((theme ?? variant) === undefined && at === 0)
        ? 'primary'
        : 'default',
  }))
  const items = listOf(features).map(({ title, details, link }) => ({
    title: textIn(title),
    details: textIn(details),
    link: textIn(link),
  }))
  const { light, dark, alt } = imageOf(hero.image)
  return {
    home: true,
    heroText: textIn(hero.name) ?? textIn(hero.title) ?? textIn(values.title),
    ...(words.length > 0 && { tagline: words.join(' – ') }),
    ...(light !== undefined && { heroImage: light }),
    ...(dark !== undefined && { heroImageDark: dark }),
    ...(alt !== undefined && { heroAlt: alt }),
    ...(actions.length > 0 && { actions }),
    ...(items.length > 0 && { features: items }),
  }
}

const listOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isRecord) : [])

function imageOf(image: unknown): Readonly<Record<'light' | 'dark' | 'alt', string | undefined>> {
  if (!isRecord(image)) return { light: textIn(image), dark: undefined, alt: undefined }
  return {
    light: textIn(image.light) ?? textIn(image.src) ?? textIn(image.file),
    dark: textIn(image.dark),
    alt: textIn(image.alt),
  }
}
