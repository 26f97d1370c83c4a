import { expect, test } from 'vitest'
import { sectionsOf } from '../../../src/content/section.ts'
import type { SidebarNode } from '../../../src/content/sidebar-node.ts'

const page = (route: string, isCurrent = false): SidebarNode => ({
  text: route,
  icon: undefined,
  address: { locale: 'en', route },
  url: undefined,
  isCurrent,
  holdsCurrent: isCurrent,
  isCollapsible: false,
  isExpanded: false,
  children: [],
})
const group = (text: string, children: readonly SidebarNode[], address?: SidebarNode['address']) => ({
  ...page(text),
  text,
  address,
  children,
  holdsCurrent: children.some(({ holdsCurrent }) => holdsCurrent),
})
const shown = (items: readonly SidebarNode[]) =>
  sectionsOf({ kind: 'items', items }).map(({ title, pages }) => [title, ...pages.map(({ route }) => route)])

test('[X13] the sections around a page are offered, the smallest first, then all of the sidebar', () => {
  const admin = group('Admin', [page('/b/c.html', true), page('/b/d.html')])
  const api = group('API', [page('/b/e.html'), admin], { locale: 'en', route: '/b/' })
  expect(shown([page('/a.html'), api])).toEqual([
    ['Admin', '/b/c.html', '/b/d.html'],
    ['API', '/b/', '/b/e.html', '/b/c.html', '/b/d.html'],
    [undefined, '/a.html', '/b/', '/b/e.html', '/b/c.html', '/b/d.html'],
  ])
})

test('[X13] a section that is the page alone, or no more than the one before, is not offered', () => {
  const alone = group('Alone', [page('/a.html', true)])
  expect(shown([alone])).toEqual([])
  expect(shown([group('Outer', [group('Inner', [page('/a.html', true), page('/b.html')])])])).toEqual([
    ['Inner', '/a.html', '/b.html'],
  ])
  expect(shown([page('/b.html'), page('/c.html')])).toEqual([])
  expect(sectionsOf({ kind: 'none' })).toEqual([])
})
