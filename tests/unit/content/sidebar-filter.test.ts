import { expect, test } from 'vitest'
import type { NamesByRoute } from '../../../src/content/search-files.ts'
import { countLinks, filterSidebar } from '../../../src/content/sidebar-filter.ts'
import type { SidebarNode } from '../../../src/content/sidebar-node.ts'

const node = (text: string, route?: string, children: readonly SidebarNode[] = []): SidebarNode => ({
  text,
  icon: undefined,
  address: route === undefined ? undefined : { locale: 'zh', route },
  url: undefined,
  isCurrent: false,
  holdsCurrent: false,
  isCollapsible: true,
  isExpanded: false,
  children,
})
const items = [
  node('安装', undefined, [node('Docker', '/guide/install/docker.html')]),
  node('存储', '/guide/drivers/', [
    node('百度网盘', '/guide/drivers/baidu.html'),
    node('夸克网盘', '/guide/drivers/quark.html'),
    node('OneDrive', '/guide/drivers/onedrive.html'),
  ]),
]
const names: NamesByRoute = {
  '/guide/drivers/baidu.html': { words: ['Baidu Netdisk', 'baidu'], pinyin: ['bai du wang pan'] },
  '/guide/drivers/quark.html': { words: ['Quark'], pinyin: ['kua ke wang pan'] },
}
const leaves = (nodes: readonly SidebarNode[]): readonly string[] =>
  nodes.flatMap(({ text, children }) => (children.length > 0 ? leaves(children) : [text]))
const found = (typed: string, known: NamesByRoute = names) => leaves(filterSidebar(items, typed, known))

test.each([
  ['dock', ['Docker']],
  ['ＯＮＥ', ['OneDrive']],
  ['bdwp', ['百度网盘']],
  ['wp', ['百度网盘', '夸克网盘']],
  ['kuake', ['夸克网盘']],
  ['wangpan', ['百度网盘', '夸克网盘']],
  ['netdisk', ['百度网盘']],
  ['网盘 夸', ['夸克网盘']],
  ['存储', ['百度网盘', '夸克网盘', 'OneDrive']],
  ['zzz', []],
])('[X10] “%s” leaves %j', (typed, left) => {
  expect(found(typed)).toEqual(left)
})

test('[X10] only titles count until the other names have loaded', () => {
  expect(found('bdwp', {})).toEqual([])
  expect(found('百度', {})).toEqual(['百度网盘'])
})

test('[X10] groups with matches are open; an empty filter changes nothing', () => {
  expect(filterSidebar(items, 'dock', names)[0]).toMatchObject({ isCollapsible: false, isExpanded: true })
  expect(filterSidebar(items, ' ', names)).toBe(items)
  expect(countLinks(items)).toBe(5)
})
