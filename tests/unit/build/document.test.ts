import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { describe, expect, test } from 'vitest'
import { documentLanguages } from '../../../scripts/build/document-languages.ts'
import { inlineScript } from '../../../scripts/build/inline-script.ts'
import { rootLocale } from '../../../src/config/locales/locale.ts'
import { noScriptTexts } from '../../../src/config/locales/no-script-texts.ts'

/** Runs a plugin's change of the document. */
async function changed({ transformIndexHtml: change }: Plugin, html: string): Promise<string> {
  if (typeof change !== 'object' || !('handler' in change)) throw new Error('The plugin changes no document.')
  return String(await (change.handler as (html: string) => unknown)(html))
}

describe('the document of the site', async () => {
  const document = await readFile('index.html', 'utf8')

  test('the document has the language at the root, and a text in every language for browsers without JavaScript', async () => {
    const html = await changed(documentLanguages(), document)
    expect(html).toContain(`<html lang="${rootLocale.lang}"`)
    for (const text of Object.values(noScriptTexts)) expect(html).toContain(text)
  })

  test('the document has the inline script as one element', async () => {
    const html = await changed(inlineScript(), document)
    expect(html).toMatch(/<script>\(function[\s\S]{500,}<\/script>/)
    expect(html).not.toContain('<!--inline-script-->')
  })

  test.each([
    [documentLanguages(), 'lang="en-US"'],
    [documentLanguages(), '<!--no-script-->'],
    [inlineScript(), '<!--inline-script-->'],
  ])('%# the build fails if a place is gone, and the message names the place and the plugin', async (plugin, place) => {
    await expect(changed(plugin, document.replace(place, ''))).rejects.toThrow(
      `index.html has no ${place}. Restore it, or adapt scripts/build/${plugin.name}.ts.`,
    )
  })
})
