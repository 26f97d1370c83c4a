import { isRecord } from '../../src/config/is-record.ts'
import { iconNameOf } from '../../src/content/icon-name.ts'
import type { Icons } from './icons.ts'
import { ifText } from './literal.ts'
import type { Notes } from './page-report.ts'

type Values = Readonly<Record<string, unknown>>

/** Returns the fields of a home page: `layout: home` of VitePress, and `template: splash` of Starlight with a `hero`. */
export function homeFields(
  values: Values,
  lines: Readonly<Record<string, number>>,
  { notes, icons }: { readonly notes: Notes; readonly icons: Icons },
): Values {
  const { layout, template, features } = values
  if (layout !== 'home' && template !== 'splash') return {}
  if (!isRecord(values.hero) && layout !== 'home') return { sidebar: false, toc: false }
  const hero = isRecord(values.hero) ? values.hero : {}
  const heroLine = lines.hero ?? 1
  for (const { icon } of listOf(hero.actions)) if (typeof icon === 'string') icons.add(icon, heroLine)
  if (isRecord(hero.image) && hero.image.html !== undefined)
    notes.warn(heroLine, 'The image in HTML at the top is left out. Add it as heroImage.')
  const words = [hero.text, hero.tagline].flatMap((one) => ifText(one) ?? [])
  const actions = listOf(hero.actions).map(({ text, link, theme, variant }, at) => ({
    text: ifText(text) ?? '',
    link: ifText(link) ?? '',
    type:
      theme === 'brand' || variant === 'primary' || ((theme ?? variant) === undefined && at === 0)
        ? 'primary'
        : 'default',
  }))
  const items = listOf(features).map((feature) =>
    featureOf(feature, (text) => notes.warn(lines.features ?? 1, text)),
  )
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

/** Converts a feature. Its icon can be a picture or a letter, and its link can have a text of its own. */
function featureOf({ title, details, link, linkText, icon }: Values, warn: (text: string) => void): Values {
  const name = ifText(title) ?? ''
  const [own, text, more] = [ifText(icon)?.trim(), ifText(details), ifText(linkText)]
  const isKnown = own !== undefined && iconNameOf(own) !== undefined
  const isSign = own !== undefined && /^\P{ASCII}{1,10}$/u.test(own)
  if (icon !== undefined && !isKnown && !isSign)
    warn(`The icon of the feature ${name} is left out: ${JSON.stringify(icon).slice(0, 80)}`)
  if (more !== undefined) warn(`The link text ${more} of the feature ${name} is the end of its text.`)
  return {
    ...(isKnown && { icon: own }),
    title: isSign ? `${own} ${name}`.trim() : name,
    details: more === undefined ? text : [text, more].filter(Boolean).join(' – '),
    link: ifText(link),
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
