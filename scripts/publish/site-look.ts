import { join, normalize } from 'node:path'
import { isRecord, parsedJson } from '../../src/config/is-record.ts'
import { rootLocale } from '../../src/config/locales/locale.ts'
import { readColor } from '../../src/content/color.ts'
import type { PublishConfig } from '../../src/content/publish-config.ts'
import type { SiteConfig } from '../../src/content/site-config.ts'
import { siteTextsOf } from '../../src/content/site-texts.ts'
import { jsonText } from '../shared/json-text.ts'
import { textOfFile } from '../shared/text-of-file.ts'

/**
 * Returns the style rules that a site adds to the application's: its accent colors, and its own style sheet. They are
 * written into the document, so that nothing changes its color after the first paint.
 *
 * @param content the content folder, which contains the style sheet
 */
export async function siteStyleOf({ accent, stylesheet }: PublishConfig, content: string): Promise<string> {
  const own = stylesheet === undefined ? '' : await styleSheetAt(content, stylesheet)
  return [accentRules(accent), own].filter((rules) => rules !== '').join('\n')
}

/** Returns the rules for an accent color. Its stronger and softer forms are mixed from it. */
function accentRules({ light = '', dark = '' }: PublishConfig['accent'] = {}): string {
  const onLight = readColor(light)
  if (onLight === undefined) return ''
  const onDark = readColor(dark) ?? `color-mix(in oklch, ${onLight} 55%, white)`
  const rules = (accent: string, [strong, soft]: readonly [string, string]) =>
    [
      `--accent: ${accent};`,
      `--accent-strong: color-mix(in oklch, ${accent} 80%, ${strong});`,
      `--accent-soft: color-mix(in oklch, ${accent} 12%, ${soft});`,
    ].join(' ')
  return [
    `:root { ${rules(onLight, ['black', 'white'])} }`,
    `@media not print { :root[data-theme="dark"] { ${rules(onDark, ['white', 'black'])} } }`,
  ].join('\n')
}

/** Returns a style sheet of the content folder, or of its only language; '' if there is none, or if it contains `<`, which could end its element. */
async function styleSheetAt(content: string, file: string): Promise<string> {
  const path = normalize(file.replace(/^\/+/, ''))
  if (path.startsWith('..') || !path.endsWith('.css')) return ''
  const text =
    (await textOfFile(join(content, path))) ?? (await textOfFile(join(content, rootLocale.id, path))) ?? ''
  return text.includes('<') ? '' : text.trim()
}

/**
 * Returns the web app manifest with the site's name and description, and without icons that do not exist; `undefined`
 * if the file is not a manifest.
 */
export function siteWebManifest(
  text: string,
  site: SiteConfig,
  hasFile: (path: string) => boolean,
): string | undefined {
  const manifest = parsedJson(text)
  if (!isRecord(manifest)) return undefined
  const { title, description } = siteTextsOf(site, rootLocale.id)
  const { icons } = manifest
  const found = (Array.isArray(icons) ? icons : []).filter(
    (icon: { readonly src?: unknown } | null) => typeof icon?.src === 'string' && hasFile(icon.src),
  )
  const next = { ...manifest, name: title, short_name: title, description, icons: found }
  return jsonText(next)
}
