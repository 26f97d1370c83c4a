/**
 * `npm run ledger`: writes `public/content/checked.json` from `product/ledger/ledger.json`, and prints a table of
 * all pages: how many of their statements were checked in which way, and when.
 */
import { filesBelow } from '../../scripts/content/list-files.ts'
import { printLines } from '../../scripts/shared/output.ts'
import { contentFolder } from '../pages/page-tables.ts'
import { productLanguages } from '../pages/product-languages.ts'
import { readLedger, writeLedger } from './ledger.ts'

const ledger = await readLedger()
await writeLedger(ledger)

const files = (await filesBelow(`${contentFolder}/en`)).filter((file) => file.endsWith('.md'))
const rows = files.map((file) => {
  const { run, read, provider } = ledger[file] ?? {}
  const cells = [run, ...productLanguages.map((language) => read?.[language]), provider].map((check) => {
    return check ? `${check.statements} (${check.against}, ${check.date})` : '–'
  })
  return `| ${file} | ${cells.join(' | ')} |`
})
printLines(
  '| Page | Run | Read in English | Read in Chinese | Provider |',
  '| --- | --- | --- | --- | --- |',
  ...rows,
)
const counted = files.filter((file) => ledger[file]).length
printLines('', `${counted} of ${files.length} pages have checked statements`)
