import { ChevronRight } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '../../browser/media-query.ts'
import { scrollIntoSight } from '../../browser/scroll.ts'
import { mobileBreakpoint } from '../../config/layout.ts'
import { pathnameOf } from '../../content/page-path.ts'
import { showsApiServer } from '../../content/sidebar-choice.ts'
import { countLinks } from '../../content/sidebar-filter.ts'
import { nodeTarget, type SidebarNode } from '../../content/sidebar-node.ts'
import { KeptMark } from '../../features/offline/kept-mark.tsx'
import { useDrawer } from '../../stores/sidebar.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { SiteIcon } from '../../ui/page/site-icon.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import styles from './sidebar.module.css'
import { SidebarColumn } from './sidebar-column.tsx'
import { SidebarFilter, useSidebarFilter } from './sidebar-filter.tsx'

const ApiServerSelect = latePart(
  'The API server selector',
  () => import('../../features/api-server/api-server-select.tsx'),
)

/** Sidebars with fewer links need no filter. */
const fewLinks = 12

/** The pages of a section: next to the article on wide screens, a drawer on small ones. */
export function Sidebar({ items }: { readonly items: readonly SidebarNode[] }) {
  const texts = useTexts()
  const { drawer, open } = useDrawer()
  const isMobile = useMediaQuery(`(max-width: ${mobileBreakpoint}px)`)
  if (isMobile) {
    return (
      <Drawer
        isOpen={drawer === 'sidebar'}
        onClose={() => open(undefined)}
        side="start"
        label={texts.sidebar.label}
        closeLabel={texts.sidebar.close}
      >
        <nav aria-label={texts.sidebar.label}>
          <SidebarContent items={items} isShown={drawer === 'sidebar'} />
        </nav>
      </Drawer>
    )
  }
  return (
    <SidebarColumn texts={texts}>
      <SidebarContent items={items} isShown />
    </SidebarColumn>
  )
}

interface SidebarContentProps {
  readonly items: readonly SidebarNode[]
  /** Whether it is visible. */
  readonly isShown: boolean
}

function SidebarContent({ items, isShown }: SidebarContentProps) {
  const { address, site } = useCurrentPage()
  const filter = useSidebarFilter(items)
  const list = useRef<HTMLUListElement>(null)
  const isLong = countLinks(items) > fewLinks
  const hasServer = showsApiServer(site, address.route)
  return (
    <>
      {(isLong || hasServer) && (
        <div className={styles.top}>
          {hasServer && <DriverTop />}
          {isLong && <SidebarFilter filter={filter} list={list} />}
        </div>
      )}
      <SidebarList
        key={filter.typed.trim() === '' ? 'all' : 'filtered'}
        items={filter.items}
        isShown={isShown}
        list={list}
      />
    </>
  )
}

/** On driver pages, the API server for the token tools (Spec §2 "API server selector"). */
function DriverTop() {
  return (
    <div className={styles.server}>
      <ApiServerSelect />
    </div>
  )
}

interface SidebarListProps {
  readonly items: readonly SidebarNode[]
  /** Whether it is visible, because only then can it be scrolled. */
  readonly isShown: boolean
  readonly list: RefObject<HTMLUListElement | null>
}

function SidebarList({ items, isShown, list }: SidebarListProps) {
  const { address } = useCurrentPage()
  const path = pathnameOf(address)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what moves the list
  useEffect(() => {
    if (!isShown) return
    // A drawer opens in the same task, but later.
    const frame = requestAnimationFrame(() => {
      const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]')
      if (current) scrollIntoSight(current)
    })
    return () => cancelAnimationFrame(frame)
  }, [path, isShown, list])
  return (
    <ul ref={list} className={styles.list}>
      {items.map((node) => (
        // A group resets its state when the page changes (Spec B2).
        <SidebarEntry key={`${keyOf(node)} ${node.children.length > 0 ? path : ''}`} node={node} />
      ))}
    </ul>
  )
}

const keyOf = (node: SidebarNode) => (node.address ? pathnameOf(node.address) : (node.url ?? node.text))

function SidebarEntry({ node }: { readonly node: SidebarNode }) {
  const [isOpen, setOpen] = useState(!node.isCollapsible || node.isExpanded || node.holdsCurrent)
  if (node.children.length === 0) {
    return (
      <li>
        <SidebarLink node={node} />
      </li>
    )
  }
  return (
    <li className={styles.group}>
      {node.isCollapsible ? (
        <button
          type="button"
          className={styles.heading}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.label}>
            <NodeIcon node={node} />
            {node.text}
          </span>
          <Icon shape={ChevronRight} size={15} />
        </button>
      ) : (
        <p className={styles.heading}>
          {node.address ? (
            <SidebarLink node={node} />
          ) : (
            <span className={styles.label}>
              <NodeIcon node={node} />
              {node.text}
            </span>
          )}
        </p>
      )}
      <ul className={styles.list} hidden={!isOpen}>
        {node.isCollapsible && node.address && (
          <li>
            <SidebarLink node={{ ...node, children: [] }} />
          </li>
        )}
        {node.children.map((child) => (
          <SidebarEntry key={keyOf(child)} node={child} />
        ))}
      </ul>
    </li>
  )
}

function SidebarLink({ node }: { readonly node: SidebarNode }) {
  const target = nodeTarget(node)
  if (!target) return <span className={styles.link}>{node.text}</span>
  return (
    <SiteLink to={target} className={styles.link} aria-current={node.isCurrent ? 'page' : undefined}>
      <NodeIcon node={node} />
      {node.text}
      <KeptMark address={node.address} />
    </SiteLink>
  )
}

/** The configured icon, if any. */
function NodeIcon({ node }: { readonly node: SidebarNode }) {
  return node.icon === undefined ? null : <SiteIcon name={node.icon} size={16} />
}
