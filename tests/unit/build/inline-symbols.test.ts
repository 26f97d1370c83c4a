import * as symbols from 'micromark-util-symbol'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { inlineSymbols } from '../../../scripts/build/inline-symbols.ts'

test('the build writes values instead of names, and leaves out the rest of the package', async () => {
  const source = "import { codes, types } from 'micromark-util-symbol'; console.log(codes.colon, types.data)"
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id.endsWith('entry.js') ? id : undefined),
    load: (id: string) => (id.endsWith('entry.js') ? source : undefined),
  }
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [entry, inlineSymbols()],
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'entry.js' } },
  })
  const code = JSON.stringify(result)
  expect(code).toContain(`console.log(${symbols.codes.colon},\`${symbols.types.data}\`)`)
  expect(code).not.toContain(symbols.types.listItemIndent)
})
