import { build } from 'vite'
import { expect, test } from 'vitest'
import { withoutInlineStyle } from '../../../scripts/build/without-inline-style.ts'

/** Builds a module of DocSearch with this code. */
async function built(code: string): Promise<string> {
  const entry = '/@docsearch/react/logo.js'
  const source = {
    name: 'source',
    resolveId: (id: string) => (id.endsWith('logo.js') ? entry : undefined),
    load: (id: string) => (id === entry ? code : undefined),
  }
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [source, withoutInlineStyle()],
    build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input: 'logo.js' } },
  })
  return JSON.stringify(output)
}

const style = '/* @__PURE__ */ React.createElement("style", null, ".a{fill:red;}")'

test('the style element of DocSearch’s logo is left out', async () => {
  const code = await built(`globalThis.logo = React.createElement("defs", null, ${style})`)
  expect(code).toContain('defs')
  expect(code).not.toContain('style')
})

test.each([
  ['has none', 'globalThis.logo = 1', 0],
  ['has a second one', `globalThis.logo = [${style}, ${style}]`, 2],
])('the build fails and says what to do if the package %s', async (_, code, count) => {
  await expect(built(code)).rejects.toThrow(
    `@docsearch/react has changed: ${count} <style> elements were removed instead of one. Look for createElement("style" in the package, and adapt or remove scripts/build/without-inline-style.ts.`,
  )
})
