import type { HtmlTagDescriptor, Plugin } from 'vite'
import { locales } from '../../src/config/locales/locale.ts'

/** Scripts by stage (`first-paint/stage-links.ts`), in the order in which they are requested. */
const scripts = {
  text: ['start', 'rolldown-runtime', 'page', 'dialect'],
  application: ['app', 'start', 'rolldown-runtime', 'page'],
}

/** The bundler's helpers, which not every build needs. */
const optional = 'rolldown-runtime'

/** Returns a plugin that writes into index.html which files the stages after the document load. */
export function bootLinks(): Plugin {
  return {
    name: 'boot-links',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => linksTo(Object.keys(bundle)),
    },
  }
}

/**
 * @param files the build's files
 * @throws if a file of the first load is missing
 */
export function linksTo(files: readonly string[]): HtmlTagDescriptor[] {
  const named = (name: string, ending: string) => {
    const found = files.filter((file) => new RegExp(`^assets/${name}-[^/]+\\.${ending}$`).test(file))
    if (found.length === 0 && name !== optional)
      throw new Error(`The build has no file assets/${name}-….${ending}. Adapt scripts/build/boot-links.ts.`)
    return found.map((file) => `./${file}`)
  }
  const script =
    (stage: keyof typeof scripts, attributes: Record<string, string> = {}) =>
    (href: string) =>
      link({ 'data-stage': stage, ...attributes, 'data-rel': 'modulepreload', href })
  return [
    ...scripts.text.flatMap((name) => named(name, 'js')).map(script('text')),
    ...scripts.application.flatMap((name) => named(name, 'js')).map(script('application')),
    ...locales.flatMap(({ id, lang }) =>
      named(`texts-${id}`, 'js').map(script('application', { 'data-lang': lang })),
    ),
    ...named('app', 'css').map((href) =>
      link({ 'data-stage': 'application', 'data-rel': 'preload', as: 'style', crossorigin: '', href }),
    ),
  ]
}

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' })
