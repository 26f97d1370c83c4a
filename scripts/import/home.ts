import { isRecord } from '../../src/config/is-record.ts'
import { ifText } from './literal.ts'

type Values = Readonly<Record<string, unknown>>

/** Returns the fields of a home page: `layout: home` of VitePress, and `template: splash` of Starlight with a `hero`. */
export function homeFields(values: Values): Values {
  const { layout, template, hero, features } = values
  if (layout !== 'home' && template !== 'splash') return {}
  if (!isRecord(hero)) return layout === 'home' ? { home: true } : { sidebar: false, toc: false }
  const words = [hero.text, hero.tagline].flatMap((one) => ifText(one) ?? [])
  const actions = listOf(hero.actions).map(({ text, link, theme, variant }, at) => ({
    text: ifText(text) ?? '',
    link: ifText(link) ?? '',
    type:
      theme === 'brand' || variant === 'primary' || ((theme ?? variant) === undefined && at === 0)
        ? 'primary'
        : 'default',
  }))
  const items = listOf(features).map(({ title, details, link }) => ({
    title: ifText(title),
    details: ifText(details),
    link: ifText(link),
  }))
  const { light, dark, alt } = imageOf(hero.image)
  return {
    home: true,
    heroText: ifText(hero.name) ?? ifText(hero.title) ?? ifText(values.title),
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
  if (!isRecord(image)) return { light: ifText(image), dark: undefined, alt: undefined }
  return {
    light: ifText(image.light) ?? ifText(image.src) ?? ifText(image.file),
    dark: ifText(image.dark),
    alt: ifText(image.alt),
  }
}
