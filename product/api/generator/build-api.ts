/**
 * `tsx product/api/generator/build-api.ts [--content DIR] [--out FILE] [--check]`: generates the OpenAPI document and the
 * blocks of the API pages in both languages from the API definition. `--check` writes nothing and fails if
 * one of them is out of date.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { readOptions } from '../../../scripts/shared/command-line.ts'
import { printError, printLines } from '../../../scripts/shared/output.ts'
import { productLanguages } from '../../pages/product-languages.ts'
import { groups } from '../index.ts'
import { objects } from '../objects.ts'
import { withBlocks } from './blocks.ts'
import { formattedJson } from './json-text.ts'
import { openApi } from './openapi.ts'

const options = readOptions({ content: 'public/content', out: 'public/openapi.json' }, ['check'])

const wanted = new Map([[options.out, `${formattedJson(openApi(groups, objects))}\n`]])
for (const language of productLanguages) {
  const root = join(options.content, language, 'guide', 'api')
  const files = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.md'))
  for (const name of files.sort()) {
    const file = join(root, name)
    const page = relative(root, file).split(sep).join('/')
    wanted.set(file, withBlocks(await readFile(file, 'utf8'), { page, language }, { groups, objects }))
  }
}

const stale: string[] = []
for (const [file, text] of wanted) {
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) stale.push(file)
}

if (options.check) {
  for (const file of stale)
    printError(
      `${file} is out of date. Run npx tsx product/api/generator/build-api.ts and commit the result.`,
    )
  if (stale.length > 0) process.exitCode = 1
  else printLines(`${wanted.size} files of the API are up to date`)
} else {
  for (const file of stale) await writeFile(file, wanted.get(file) ?? '')
  printLines(`${stale.length} of ${wanted.size} files of the API written`)
}
