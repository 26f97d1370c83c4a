import * as v from 'valibot'
import { apiServersOf } from '../../../src/content/api-server.ts'
import { fenceAfter } from '../../../src/content/code-fence.ts'
import { contentRepository, repositoryPath } from '../../../src/content/code-host.ts'
import { discussionOf, discussionsUrl } from '../../../src/content/discussion.ts'
import { editDistance } from '../../../src/content/edit-distance.ts'
import { editLinkOf } from '../../../src/content/edit-link.ts'
import { readContentFile } from '../../../src/content/front-matter.ts'
import { jsonLike } from '../../../src/content/json-like.ts'
import { wantedLocale } from '../../../src/content/language-redirect.ts'
import { resolveLink } from '../../../src/content/link.ts'
import { answersFromHash, answersMark } from '../../../src/content/local-answers.ts'
import type { LocalTool } from '../../../src/content/local-tool.ts'
import { matchesName } from '../../../src/content/name-match.ts'
import { readNavbar, readSidebar } from '../../../src/content/navigation-config.ts'
import { nearestName } from '../../../src/content/nearest-name.ts'
import { isNoticeFor, readNotices } from '../../../src/content/notice-config.ts'
import { ownBlockHash } from '../../../src/content/own-block.ts'
import { metadataFields } from '../../../src/content/page-metadata.ts'
import { cutTitle } from '../../../src/content/page-title.ts'
import { readPictureStyles } from '../../../src/content/picture-styles.ts'
import { readPage } from '../../../src/content/read-page.ts'
import { reportLinkOf } from '../../../src/content/report-link.ts'
import { isSafeUrl } from '../../../src/content/safe-url.ts'
import { missingResultsUrl } from '../../../src/content/search-config.ts'
import { describedSections } from '../../../src/content/search-files.ts'
import { noTables, searchWordsOf } from '../../../src/content/search-words.ts'
import { isInSeries, seriesOrder } from '../../../src/content/series.ts'
import { byCodeUnits } from '../../../src/content/sibling-order.ts'
import { sidebarOf } from '../../../src/content/sidebar.ts'
import { filterSidebar } from '../../../src/content/sidebar-filter.ts'
import { navbarFile, readSiteFile } from '../../../src/content/site-files.ts'
import { basesBelow, isOldVersion, newerVersion, ownVersion } from '../../../src/content/site-version.ts'
import { readToolArrival } from '../../../src/content/tool-arrival.ts'
import { withBasedOn } from '../../../src/content/translation.ts'
import { siteVersions } from '../../../src/content/version-config.ts'
import { watermarkOf } from '../../../src/content/watermark-options.ts'
import { likeness } from '../../../src/content/word-likeness.ts'
import { readContainerAttributes } from '../../../src/dialect/container/attributes.ts'
import { codeLines } from '../../../src/dialect/fence/code-lines.ts'
import { highlightedLines } from '../../../src/dialect/fence/fence-info.ts'
import { readLineMarks } from '../../../src/dialect/fence/line-marks.ts'
import { firstSource } from '../../../src/dialect/first-source.ts'
import { imageFacts } from '../../../src/dialect/image/image-facts.ts'
import { selectPart } from '../../../src/dialect/include-line.ts'
import { expandIncludes } from '../../../src/dialect/includes.ts'
import { decodeReferences } from '../../../src/dialect/raw-html/character-references.ts'
import { rawElement } from '../../../src/dialect/raw-html/raw-element.ts'
import { safeStyle } from '../../../src/dialect/raw-html/style-rule.ts'
import { createSlugger } from '../../../src/dialect/slug.ts'
import { pastedTable } from '../../../src/features/edit/field/pasted-table.ts'
import { pagePathOf } from '../../../src/features/edit/new-page/create-page.ts'
import { withMenuRow } from '../../../src/features/edit/new-page/menu-row.ts'
import { createWordIndex } from '../../../src/features/search/engine/word-index.ts'
import { findEntries, tellingWords } from '../../../src/features/search/find-entries.ts'
import { hostedHits } from '../../../src/features/search/hosted-hits.ts'
import { createLocalIndex } from '../../../src/features/search/local-index.ts'
import { bestStart, hasWords, markWords, snippetOf } from '../../../src/features/search/marked-text.ts'
import { nearestWords } from '../../../src/features/search/nearest-words.ts'
import { purposesOf } from '../../../src/features/search/page-purpose.ts'
import { cardFactsOf } from '../../../src/markdown/blocks/card-facts.ts'
import { limitedChart } from '../../../src/markdown/blocks/chart/chart-limits.ts'
import { copySource } from '../../../src/markdown/blocks/code/copy-source.ts'
import { withReaderValues } from '../../../src/markdown/blocks/code/reader-values.ts'
import { isDangerousRoute } from '../../../src/markdown/blocks/console/read-operation.ts'
import { choiceGroupsOf, fittingRows } from '../../../src/markdown/blocks/filter-table/choices.ts'
import { columnsOf } from '../../../src/markdown/blocks/filter-table/filter-facts.ts'
import { readFilter, withFilter } from '../../../src/markdown/blocks/filter-table/filter-query.ts'
import { mediaTypeOf } from '../../../src/markdown/blocks/media/media-type.ts'
import { markOf } from '../../../src/prepare/marks.ts'
import { readSiteFrame } from '../../../src/prepare/site-frame.ts'
import type { Call } from './measure-growth.ts'

const home = { locale: 'en', route: '/' } as const
const versionsOf = (text: string) => ({ versions: [{ label: text, base: `${text}/`, isMaintained: true }] })
const localTool: LocalTool = {
  title: { en: '', zh: '' },
  initial: { path: '' },
  shared: ['path'],
  groups: () => [],
  result: () => [],
}
const node = {
  icon: undefined,
  address: home,
  url: undefined,
  isCurrent: false,
  holdsCurrent: false,
  isCollapsible: false,
  isExpanded: true,
  children: [],
}
const discussion = discussionOf({ repo: 'a/b', repoId: 'c' }, {})
const marks = { yes: 'yes', partly: 'partly', no: 'no', unknown: '?', marks: 'marks' }
const wanted = { text: '', chosen: new Set<string>() }
const cells = (text: string) => ({
  head: ['a', 'b'],
  rows: [
    ['yes', text],
    ['no', 'a'],
  ],
})
const searchPage = (text: string) => ({
  route: '/a.html',
  title: 'a',
  folders: ['a'],
  words: [],
  pinyin: [],
  hash: 'a',
  sections: [{ id: '', heading: '', text }],
})

function indexOf(text: string) {
  const index = createLocalIndex('en')
  index.put(searchPage(text))
  return index
}

/** Calls for functions that need more than a text, or whose text is inside another argument. */
export const textCalls: Readonly<Record<string, Call>> = {
  'content/api-server.ts#apiServersOf': (text) =>
    apiServersOf({ apiServers: { cf: `https://${text}` } }, 'http://localhost'),
  'content/code-host.ts#repositoryPath': (text) => repositoryPath(text, text),
  'the repository of a long address': (text) =>
    contentRepository({ pullRequests: true, docsHost: 'gitlab', docsRepo: `https://example.com/${text}` }),
  'content/discussion.ts#discussionsUrl': (text) => discussion && discussionsUrl(discussion, text),
  'content/edit-link.ts#editLinkOf': (text) =>
    editLinkOf(text, { docsRepo: `https://github.com/${text}`, docsDir: text }),
  'content/translation.ts#withBasedOn': (text) => withBasedOn(`---\n${text}\n---\n${text}`, 'a'),
  'a menu with a long text': (text) =>
    withMenuRow(JSON.stringify({ '/': [{ text, link: text }] }), { address: home, title: text, below: home }),
  'the path of a new page': (text) => pagePathOf(text),
  'a pasted table with a long cell': (text) => pastedTable({ html: '', text: `a\tb\nc\t${text}` }),
  'a pasted table of HTML': (text) =>
    pastedTable({ html: `<table><tr><td>a<td>${text}<tr><td>b<td>${text}</table>`, text: '' }),
  'a pasted text with tabs': (text) => pastedTable({ html: '', text: text.replaceAll('a', '\t') }),
  'content/front-matter.ts#readContentFile': (text) => readContentFile(text, 'en/a.md'),
  'front matter with YAML in it': (text) =>
    readContentFile(`---\na: &a {b: c}\n${text.slice(0, 200_000)}\n---\n# a`, 'en/a.md'),
  'content/language-redirect.ts#wantedLocale': (text) =>
    wantedLocale([text, ...text.split(',')], { config: { '/': [text] } }),
  'content/local-answers.ts#answersFromHash': (text) =>
    answersFromHash(localTool, `${answersMark}path=${text}`),
  'prepare/site-frame.ts#readSiteFrame': (text) =>
    readSiteFrame(JSON.stringify({ config: { logo: text }, navbars: { en: [{ text, link: text }] } })),
  'content/link.ts#resolveLink': (text) => resolveLink(text, home),
  'content/navigation-config.ts#readNavbar': (text) =>
    readNavbar([{ text, link: text, icon: text, activeMatch: text }, text], 'en'),
  'content/navigation-config.ts#readSidebar': (text) =>
    readSidebar({ '/': [{ text, link: text, prefix: text }, text] }, 'en'),
  'content/own-block.ts#ownBlockHash': (text) => ownBlockHash({ [text]: text }, text),
  'content/series.ts#isInSeries': (text) => isInSeries({ route: text, date: text }, text),
  'content/series.ts#seriesOrder': (text) => seriesOrder({ route: `${text}a`, date: text }, [text]),
  'content/site-files.ts#readSiteFile': (text) =>
    readSiteFile(navbarFile('en'), [{ text, link: text }, text]),
  'content/notice-config.ts#readNotices': (text) =>
    readNotices([{ path: text, match: text, title: text, content: text }], 'en'),
  'content/notice-config.ts#isNoticeFor': (text) =>
    isNoticeFor({ path: text, match: text, title: 'a', content: 'a' }, `/${text}`),
  'a pattern of a notice': (text) => isNoticeFor({ match: '^/(a+)+$', title: 'a', content: 'a' }, `/${text}`),
  'a pattern of a sidebar': (text) =>
    sidebarOf({
      address: { locale: 'en', route: `/${text}.html` },
      config: { '/': [{ text: 'a', activeMatch: '(a|a)*(.*)+$!' }] },
      shard: undefined,
    }),
  'content/picture-styles.ts#readPictureStyles': (text) =>
    readPictureStyles({ width: text, margin: text, filter: text, objectPosition: text, [text]: 'a' }),
  'content/report-link.ts#reportLinkOf': (text) =>
    reportLinkOf({ reportLink: `https://a/${text}:title:address` }, { title: text, address: text }),
  'content/search-config.ts#missingResultsUrl': (text) =>
    missingResultsUrl({ search: { reportUrl: `https://a/?{query}` } }, { query: text, title: text }),
  'content/search-files.ts#describedSections': (text) =>
    describedSections([{ id: '', heading: '', text }], text),
  'content/sibling-order.ts#byCodeUnits': (text) => byCodeUnits(text, `${text} `),
  'content/sidebar-filter.ts#filterSidebar': (text) =>
    filterSidebar([{ ...node, text }], text.slice(0, 1000), undefined),
  'content/name-match.ts#matchesName': (text) =>
    matchesName([text.slice(0, 100)], text, { words: [text], pinyin: ['bai du'] }),
  'a long word for the sidebar': (text) =>
    filterSidebar([{ ...node, text: 'a' }], text, { '/': { words: ['a'], pinyin: ['bai du'] } }),
  'content/tool-arrival.ts#readToolArrival': (text) =>
    readToolArrival({ pathname: `/tool/${text}`, search: `?${text}`, hash: `#${text}` }),
  'content/watermark-options.ts#watermarkOf': (text) => watermarkOf({ content: text }, undefined, text),
  'content/word-likeness.ts#likeness': (text) => likeness(text, `b${text}`),
  'two names of one length': (text) =>
    likeness(text.slice(0, -1), `${[...text].reverse().join('').slice(1)}`),
  'dialect/container/attributes.ts#readContainerAttributes': (text) => readContainerAttributes(`{${text}}`),
  'dialect/fence/code-lines.ts#codeLines': (text) => codeLines(text, 'diff'),
  'dialect/fence/fence-info.ts#highlightedLines': (text) => highlightedLines(text, 1000),
  'dialect/fence/line-marks.ts#readLineMarks': (text) => readLineMarks(text, 'diff'),
  'content/nearest-name.ts#nearestName': (text) => nearestName(text, ['warning', 'details']),
  'dialect/first-source.ts#firstSource': (text) => firstSource(text, 4_000),
  'dialect/image/image-facts.ts#imageFacts': (text) => imageFacts(text, text),
  'dialect/include-line.ts#selectPart': (text) =>
    selectPart(text, { path: 'a', region: 'a', first: 2, last: undefined, indent: '', source: '' }),
  'content/page-title.ts#cutTitle': (text) => cutTitle(text, undefined, '/'),
  'content/read-page.ts#readPage': (text) =>
    readPage(
      text,
      { address: { locale: 'en', route: '/a.html' }, file: 'en/a.md', textLocale: 'en' },
      async (body) => ({ body, issues: [] }),
    ),
  'content/code-fence.ts#fenceAfter': (text) => fenceAfter(text, undefined),
  'dialect/includes.ts#expandIncludes': (text) =>
    expandIncludes(`@include:\n${text}`, 'en/a.md', async () => undefined),
  'markdown/blocks/chart/chart-limits.ts#limitedChart': (text) =>
    limitedChart({ calendar: { range: [text, text] }, [text]: [text] }),
  'dialect/raw-html/character-references.ts#decodeReferences': decodeReferences,
  'dialect/raw-html/style-rule.ts#safeStyle': (text) => safeStyle(text, 'div'),
  'dialect/raw-html/raw-element.ts#rawElement': (text) =>
    rawElement(
      'img',
      new Map(['src', 'srcset', 'style', 'class', 'id', 'alt', 'width'].map((name) => [name, text] as const)),
    ),
  'content/safe-url.ts#isSafeUrl': (text) => isSafeUrl(text, 'link'),
  'dialect/slug.ts#createSlugger': (text) => {
    const slugger = createSlugger([text])
    for (const line of text.split('\n')) slugger.fromText(line)
  },
  'content/json-like.ts#jsonLike': (text) => jsonLike(text, text),
  'content/edit-distance.ts#editDistance': (text) => editDistance(text, `b${text}`, 2),
  'features/search/find-entries.ts#findEntries': (text) =>
    findEntries(createWordIndex([{ weight: 1, lengthLoss: 0.7 }]), text, searchWordsOf(noTables)),
  'features/search/find-entries.ts#tellingWords': (text) => tellingWords(text, searchWordsOf(noTables)),
  'features/search/direct-answer.ts#directAnswer': (text) => indexOf(text).answer(text),
  'features/search/page-purpose.ts#purposesOf': (text) =>
    purposesOf(
      text,
      searchWordsOf({ ...noTables, questions: [{ words: ['a b', '汉'], worth: 2 }] }),
      () => false,
    ),
  'features/search/nearest-words.ts#nearestWords': (text) =>
    nearestWords(createWordIndex([{ weight: 1, lengthLoss: 0.7 }]), text),
  'a query of the search': (text) => indexOf('a b c').search(text),
  'a page of the search': (text) => indexOf(text).search('a.b'),
  'features/search/marked-text.ts#hasWords': (text) => hasWords(text, ['a', '汉字', 'x', '(']),
  'features/search/marked-text.ts#markWords': (text) => markWords(text, ['a', '汉字', 'x', '(']),
  'features/search/marked-text.ts#bestStart': (text) => bestStart(text, ['a', '汉字', 'x'], 200),
  'features/search/marked-text.ts#snippetOf': (text) => snippetOf(text, ['a', '汉字', 'x'], 200),
  'an answer of the hosted search': (text) =>
    hostedHits({
      results: [
        {
          hits: [
            {
              url: `/${text}`,
              hierarchy: { lvl1: text },
              content: text,
              _snippetResult: { content: { value: text }, hierarchy: { lvl1: { value: text } } },
            },
          ],
        },
      ],
    }),
  'markdown/blocks/code/copy-source.ts#copySource': (text) =>
    copySource(
      text.split('\n').map((line) => ({ text: line, marks: [] })),
      'bash',
    ),
  'markdown/blocks/console/read-operation.ts#isDangerousRoute': (text) => isDangerousRoute(text, ['post']),
  'markdown/blocks/code/reader-values.ts#withReaderValues': (text) =>
    withReaderValues(text, { address: text, token: text }),
  'prepare/marks.ts#markOf': (text) => markOf(text, marks),
  'markdown/blocks/filter-table/choices.ts#choiceGroupsOf': (text) =>
    choiceGroupsOf(cells(text), [0, 1], marks),
  'rows of a filtered table': (text) =>
    fittingRows(cells(text), [], { ...wanted, text: text.slice(0, 1000) }, marks),
  'a long text for a filtered table': (text) => fittingRows(cells('a b'), [], { ...wanted, text }, marks),
  'markdown/blocks/filter-table/filter-query.ts#readFilter': (text) => readFilter(`?${text}`, 'a'),
  'markdown/blocks/filter-table/filter-query.ts#withFilter': (text) =>
    withFilter(`?${text}`, 'a', { ...wanted, text }),
  'markdown/blocks/filter-table/filter-facts.ts#columnsOf': (text) => columnsOf(text, 20),
  'markdown/blocks/media/media-type.ts#mediaTypeOf': (text) => mediaTypeOf(text, undefined),
  'the facts of a card': (text) =>
    cardFactsOf({
      type: 'element',
      tagName: 'pre',
      properties: {},
      children: [{ type: 'text', value: text }],
    }),
  'content/site-version.ts#ownVersion': (text) => ownVersion(versionsOf(text), text),
  'content/site-version.ts#isOldVersion': (text) => isOldVersion(versionsOf(text), text),
  'content/site-version.ts#newerVersion': (text) => newerVersion(versionsOf(text), text),
  'content/site-version.ts#basesBelow': (text) => basesBelow(versionsOf(text), text),
  'the versions of a site': (text) => v.safeParse(siteVersions.schema, [{ label: text, base: `/${text}/` }]),
  'every field of a page': (text) => {
    for (const { schema } of Object.values(metadataFields)) {
      for (const value of [text, [text], { name: text, text, link: text }]) v.safeParse(schema, value)
    }
  },
}
