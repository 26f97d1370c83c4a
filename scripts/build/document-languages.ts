import type { Plugin } from 'vite'
import { locales, rootLocale } from '../../src/config/locales/locale.ts'
import { noScriptTexts } from '../../src/config/locales/no-script-texts.ts'
import { replacePart } from './replace-part.ts'

const file = 'scripts/build/document-languages.ts'

/** Returns a plugin that writes the language at the root and the texts for browsers without JavaScript into index.html. */
export function documentLanguages(): Plugin {
  const texts = locales.map(({ id, lang }) => `<p lang="${lang}">${noScriptTexts[id]}</p>`)
  return {
    name: 'document-languages',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        replacePart(
          replacePart(html, 'lang="en-US"', `lang="${rootLocale.lang}"`, file),
          '<!--no-script-->',
          texts.join('\n        '),
          file,
        ),
    },
  }
}
