import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import { localeOf } from '../../../config/locales/locale.ts'
import { treeSidebar } from '../../../content/navigation-config.ts'
import { type Page, type PageKind, type PageView, pageViewOf } from '../../../content/page-view.ts'
import { sidebarQuery } from '../../../data/config-queries.ts'
import { folderShardQuery } from '../../../data/folder-shard-query.ts'
import { loadedTexts, textsQuery } from '../../../data/texts-query.ts'
import { type BlockProps, optionOf } from '../../../markdown/blocks/block.ts'
import { GivenBlocksProvider, useGivenBlocks } from '../../../markdown/blocks/given-blocks.tsx'
import { ErrorBoundary } from '../../../ui/error-boundary.tsx'
import { CrashNote } from '../../../ui/page/crash-note.tsx'
import { CurrentPageProvider, useCurrentPage } from '../../../ui/page/current-page.tsx'
import { EditorProvider } from '../../../ui/page/page-editor-part.ts'

/** The screen for each kind of page (Spec §2 "Page kinds"). */
export type PageScreens = Readonly<
  Record<PageKind, ComponentType<{ readonly page: Page; readonly view: PageView }>>
>

interface LookProps {
  readonly page: Page
  readonly screens: PageScreens
}

/**
 * A draft on the screen for its kind of page, in the language of its folder. Without comments, because a
 * draft has no readers, without a preview inside the preview, and without the
 * site's own blocks, whose code must not run for a text that nobody has reviewed.
 */
export function Look({ page: draft, screens }: LookProps) {
  const { site } = useCurrentPage()
  const blocks = useGivenBlocks()
  const { data: sidebar = treeSidebar } = useQuery(sidebarQuery(draft.address.locale))
  const { data: shard } = useQuery(folderShardQuery(draft))
  // Until its language is loaded, in another one: waiting would hide the field, and with it what is typed meanwhile.
  useQuery(textsQuery(draft.address.locale))
  const texts = loadedTexts(useQueryClient(), draft.address.locale)
  const current = useMemo(() => {
    const page = { ...draft, metadata: { ...draft.metadata, comment: false } }
    const view = pageViewOf(page, { config: site, sidebar, shard: shard ?? undefined })
    return { locale: localeOf(page.address.locale), address: page.address, site, texts, page, view }
  }, [draft, site, sidebar, shard, texts])
  const { page, view, locale } = current
  const Screen = screens[page.kind]
  return (
    <CurrentPageProvider value={current}>
      <GivenBlocksProvider
        value={{ ...blocks, preview: undefined, 'own-block': { kind: 'ready', Block: OwnBlockName } }}
      >
        <EditorProvider value={undefined}>
          <div lang={locale.lang}>
            <ErrorBoundary name="The draft" resetOn={page.body} fallback={<CrashNote />}>
              <Screen key={page.file} page={page} view={view} />
            </ErrorBoundary>
          </div>
        </EditorProvider>
      </GivenBlocksProvider>
    </CurrentPageProvider>
  )
}

/** A block of the site's own in a draft: its name and its content. Nothing of a draft runs. */
function OwnBlockName({ element, children }: BlockProps) {
  return (
    <div>
      <code>{optionOf(element, 'dataName')}</code>
      {children}
    </div>
  )
}
