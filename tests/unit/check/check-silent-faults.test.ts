import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkTree } from '../../../scripts/check/check-tree.ts'
import { check as checkEn } from '../../../src/config/locales/en/check.ts'
import { toolNames } from '../../../src/config/tool-names.ts'
import { issueLine } from '../../../src/content/issue.ts'
import { tools } from '../../../src/tools/tool-table.ts'

let folder: string

beforeEach(async () => {
  // The check also reads the images beside the content folder.
  folder = join(await mkdtemp(join(tmpdir(), 'silent-')), 'content')
})
afterEach(() => rm(dirname(folder), { recursive: true, force: true }))

/** Returns the check's strict issues of a content folder, without those for pages that are too short. */
async function said(files: Readonly<Record<string, string | Buffer>>): Promise<readonly string[]> {
  const { 'site.json': site = '{}' } = files
  const strict = String(site).replace(
    /\{(?=(\})?)/,
    (_start, end) => `{ "check": { "preset": "strict" }${end ? '' : ','}`,
  )
  for (const [file, text] of Object.entries({ ...files, 'site.json': strict })) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const { issues } = await checkTree({ content: folder })
  const beside = ['language-pair', 'orphan', 'unlisted', 'front-matter']
  return issues.filter(({ rule = '' }) => !beside.includes(rule)).map((issue) => issueLine(issue, checkEn))
}

const page = (body: string, matter = 'title: A') => `---\n${matter}\ndescription: B.\n---\n\n${body}\n`

describe('[X4] files that are lost without a word', () => {
  test('text that is not UTF-8 is reported at the line where it stops being it', async () => {
    const latin = Buffer.from('Two words.\n\nGood.\nCaf\u00e9\n', 'latin1')
    const wide = Buffer.from('\ufeff# A', 'utf16le')
    expect(await said({ 'en/a.md': latin, 'en/_part.md': latin, 'zh/a.md': wide })).toEqual([
      expect.stringMatching(/^en\/_part\.md:4: The file is not UTF-8/),
      expect.stringMatching(/^en\/a\.md:4: .* save it with UTF-8 encoding\.$/),
      expect.stringMatching(/^zh\/a\.md:1: The file is not UTF-8/),
    ])
    expect(
      await said({ 'en/a.md': page('\u{20ac} \u{1f600} 中文'), 'en/_part.md': '', 'zh/a.md': page('好') }),
    ).toEqual([])
  })

  test('page.MD, .mdx and pages outside of the languages are reported; parts and hidden files are not', async () => {
    expect(
      await said({
        'en/README.md': page('A'),
        'en/guide/page.MD': page('A'),
        'en/other.mdx': page('A'),
        'guide/page.md': page('A'),
        'en/_part.MD': 'Part',
        '_notes.md': 'Notes',
      }),
    ).toEqual([
      'en/guide/page.MD:1: The file is not a page: page file names must end with .md in lowercase. Rename it to page.md.',
      expect.stringContaining('en/other.mdx:1: The file is not a page'),
      expect.stringContaining(
        'guide/page.md:1: The file is not a page: it is outside the language folders (en/, zh/).',
      ),
    ])
  })

  test('names that differ only by case are reported once for files, and for folders', async () => {
    expect(
      await said({
        'en/Docker.md': page('A'),
        'en/docker.md': page('A'),
        'en/Guide/a.md': page('A'),
        'en/guide/b.md': page('A'),
      }),
    ).toEqual([
      expect.stringContaining('en/docker.md:1: en/docker.md and en/Docker.md differ only in letter case.'),
      expect.stringContaining('en/guide/b.md:1: en/guide and en/Guide differ only'),
    ])
  })
})

describe('[X4] values that were taken for something else', () => {
  test.each(['2026-02-30', '2026-02-29', '2026-04-31'])('the date %s is in no calendar', async (date) => {
    expect(await said({ 'en/a.md': page('A', `title: A\ndate: ${date}`) })).toEqual([
      expect.stringContaining('en/a.md:3: The field date expects a date such as 2026-03-05.'),
    ])
  })

  test('a leap day is in the calendar', async () => {
    expect(await said({ 'en/a.md': page('A', 'title: A\ndate: 2028-02-29') })).toEqual([])
  })

  test('a colon in a plain value says which value to quote', async () => {
    expect(await said({ 'en/a.md': page('A', 'order: 1\ntitle: Docker: a start') })).toEqual([
      'en/a.md:3: The value of title contains a colon, so the front matter is not valid YAML. Put the value in quotes: title: "…". Until then, the page has no metadata.',
    ])
  })

  test.each([
    'title: "Docker',
    "title: 'It''s",
    'title: "Docker\norder: 2\nicon: "x"',
  ])('a quote that is never closed is reported where it begins: %s', async (matter) => {
    expect(await said({ 'en/a.md': page('A', `index: true\n${matter}`) })).toEqual([
      expect.stringContaining('en/a.md:3: The quote at the start of title is never closed'),
    ])
  })

  test('other faults of YAML keep the words of the library', async () => {
    expect(await said({ 'en/a.md': page('A', 'title: "A: b"\nalias: [a') })).toEqual([
      expect.stringMatching(/^en\/a\.md:\d: The front matter is not valid YAML: /),
    ])
  })
})

describe('[X4] [M3] configuration', () => {
  test('unknown names are reported at any depth, with the nearest known one', async () => {
    expect(
      await said({
        'en/README.md': page('A'),
        'site.json':
          '{\n "titel": "x",\n "locales": {\n  "/": { "tittle": "A" }\n },\n "comment": {\n  "repoid": "x"\n },\n "wingspan": 3\n}',
        'en/navbar.json':
          '[\n {"text": "A", "link": "/"},\n {"text": "B", "chlidren": [],\n  "children": [{"text": "C", "lnik": "/"}]}\n]',
        'en/sidebar.json': '{\n "/": [\n  {"text": "A", "collapsable": true, "link": "README.md"}\n ]\n}',
        'en/notices.json': '[\n {"path": "/", "title": "x",\n  "showonce": true}\n]',
      }),
    ).toEqual([
      'en/navbar.json:3: The site has no setting 1.chlidren. Did you mean children?',
      'en/navbar.json:4: The site has no setting 1.children.0.lnik. Did you mean link?',
      'en/notices.json:3: The site has no setting 0.showonce. Did you mean showOnce?',
      'en/sidebar.json:3: The site has no setting /.0.collapsable. Did you mean collapsible?',
      'site.json:2: The site has no setting titel. Remove it.',
      'site.json:4: The site has no setting locales./.tittle. Did you mean title?',
      'site.json:7: The site has no setting comment.repoid. Did you mean repoId?',
      'site.json:9: The site has no setting wingspan. Remove it.',
    ])
  })

  test('faults of JSON and wrong values have their own lines', async () => {
    expect(
      await said({
        'en/README.md': page('A'),
        'site.json': '{\n "logo": "/x.svg",\n\n "toc": 5\n}',
        'en/navbar.json': '[\n {"text": "A"},\n {"link": "/"}\n]',
        'en/sidebar.json': '{\n "/": "tree",\n}',
      }),
    ).toEqual([
      expect.stringContaining('en/navbar.json:3: At 1.text: '),
      'en/sidebar.json:3: The file is not valid JSON: a comma before the closing bracket. Fix it. Until then, the site uses the default.',
      expect.stringContaining('site.json:4: The field toc expects true or false.'),
    ])
  })
})

describe('[X4] names inside of pages', () => {
  test('an unknown container or tool is reported with the nearest name', async () => {
    const body = '::: waring\nText.\n:::\n\n<Tool name="baidu-logn" />\n\n<Tool name="nope" />'
    expect(await said({ 'en/a.md': page(body) })).toEqual([
      'en/a.md:6: The site has no container waring. Its content is shown without a box. Did you mean warning?',
      'en/a.md:10: The site has no name “baidu-logn” for <Tool>, so nothing is shown. Did you mean baidu-login?',
      expect.stringContaining(
        'en/a.md:12: The site has no name “nope” for <Tool>, so nothing is shown. Use one of 115-token, ',
      ),
    ])
  })

  test('every name of a tool has a tool', () => {
    expect([...tools.keys()]).toEqual([...toolNames])
  })

  test('diagrams that cannot be drawn are reported at their line', async () => {
    const fence = (text: string) => `\`\`\`mermaid\n${text}\n\`\`\`\n`
    const good = [
      'flowchart LR\n  A[One] --> B',
      'sequenceDiagram\n  A->>B: hello',
      'pie\n  "a" : 3',
      'stateDiagram-v2\n  [*] --> A',
    ]
    const bad = [
      'flowchart LR\n  A --> B\n  B[x(y)] --> C',
      'graf LR\n  A --> B',
      'sequenceDiagram\n  A->>B hello',
    ]
    expect(await said({ 'en/a.md': page(good.map(fence).join('\n')) })).toEqual([])
    expect(await said({ 'en/a.md': page(bad.map(fence).join('')) })).toEqual([
      expect.stringContaining('en/a.md:9: Mermaid cannot parse the diagram at “B[x(y)] --> C”'),
      expect.stringContaining('en/a.md:12: “graf LR” is not a diagram type'),
      expect.stringContaining('en/a.md:17: Mermaid cannot parse the diagram at “A->>B hello”'),
    ])
  })
})

describe('[X4] rules that are switched off', () => {
  const dead = 'A [dead](./no.md) link.'
  const off = '<!-- check-off dead-link: the page comes next week -->'

  test.each([
    ['the paragraph behind a comment', `${off}\n${dead}\nTwo: ${dead}\n\nFirst. ${dead}`, 10],
    ['a comment with an empty line behind it', `${off}\n\n- ${dead}\n- ${dead}\n\n${dead}`, 11],
    ['the line of a comment', `${dead}\nSecond ${dead} ${off}\nThird.`, 6],
    ['several comments', `<!-- check-off link-form: x -->\n${off}\n[](./no.md)\n\n${dead}`, 10],
  ])('do not apply there: %s', async (_name, body, line) => {
    expect(await said({ 'en/a.md': page(body) })).toEqual([
      expect.stringMatching(
        new RegExp(`^en/a\\.md:${line}: The link \\./no\\.md points to a page that does not exist`),
      ),
    ])
  })

  test.each([
    '$ one',
    'root@nas:~$ one',
    'C:\\> one',
    'PS C:\\> one',
    '> one',
  ])('a command after a prompt is checked: %s', async (line) => {
    expect(await said({ 'en/a.md': page(`\`\`\`bash\n${line}\n\`\`\``) })).toEqual([
      expect.stringContaining('en/a.md:7: A command is written after a prompt'),
    ])
  })

  test('a comment switches a rule off for a code block, and no further', async () => {
    const body =
      '<!-- check-off shell-prompt: a screen -->\n```bash\n$ one\n\n$ two\n```\n\n```bash\n$ three\n```'
    expect(await said({ 'en/a.md': page(body) })).toEqual([expect.stringContaining('en/a.md:14: A command')])
  })

  test('a comment switches a rule off for a page, also for what only the whole site shows', async () => {
    const body = `Text.\n\n${dead}\n\n${dead}\n\n<!-- check-off-page dead-link: a sample -->\n<!-- check-off-page language-pair: English only -->`
    await said({ 'en/README.md': page(body) })
    const { issues, switchedOff } = await checkTree({ content: folder })
    expect(issues.filter(({ rule }) => rule === 'dead-link' || rule === 'language-pair')).toEqual([])
    expect(switchedOff).toBe(3)
  })

  test('the configuration switches a rule off for the site', async () => {
    const site = (reason: string) => `{\n "checkOff": {\n  "dead-link": "${reason}"\n }\n}`
    expect(await said({ 'en/a.md': page(dead), 'site.json': site('They come later.') })).toEqual([])
    expect(await said({ 'site.json': site('') })).toEqual([
      expect.stringContaining('en/a.md:6: The link'),
      'site.json:3: The rule dead-link is switched off without a reason, so it still applies. Add the reason after a colon, as in “dead-link: reason”.',
    ])
    expect(await said({ 'en/a.md': page('A'), 'site.json': '{ "checkOff": { "dead-lnik": "x" } }' })).toEqual(
      ['site.json:1: There is no rule “dead-lnik”. Did you mean dead-link?'],
    )
  })

  test('a comment without a reason, of no rule, or for nothing is a fault; an example in code is none', async () => {
    const body = `<!-- check-off dead-link -->\n${dead}\n\n<!-- check-off nope: x -->\nA.\n\n<!-- check-off json: x -->\nB.\n\n\`${off}\``
    expect(await said({ 'en/a.md': page(body) })).toEqual([
      expect.stringContaining('en/a.md:6: The rule dead-link is switched off without a reason'),
      expect.stringContaining('en/a.md:7: The link'),
      expect.stringContaining('en/a.md:9: There is no rule “nope”. Use the rule ID'),
      'en/a.md:12: Nothing here breaks the rule json. Remove the comment that switches it off.',
    ])
  })
})
