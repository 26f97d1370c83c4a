import { useState } from 'react'
import { loadLate } from '../../browser/load-late.ts'
import { logError } from '../../browser/log.ts'
import { printPart } from '../../browser/print-part.ts'
import { useReaderAddress } from '../../stores/reader-values.ts'
import { useTexts } from '../../ui/page/current-page.tsx'
import { useViewContext } from '../../ui/page/use-view-context.ts'
import { useCopied } from '../../ui/use-copied.ts'
import type { BlockProps } from './block.ts'
import { RouteView, routeFactsOf } from './route-view.tsx'

/** The route of an endpoint: its methods and its path, with buttons for what readers do with it. */
export function EndpointRoute({ element }: BlockProps) {
  const texts = useTexts().api
  const facts = routeFactsOf(element)
  const [isCopied, copy] = useCopied()
  const { locale } = useViewContext()
  const [failure, setFailure] = useState<string>()
  const open = async (opener: HTMLElement) => {
    setFailure(undefined)
    try {
      const { openEndpoint } = await loadLate(() => import('./console/open-endpoint.ts'))
      const address = useReaderAddress.getState().value
      const isOpen = await openEndpoint({ path: facts.path, locale: locale.id, address, opener })
      if (!isOpen) setFailure(texts.tryFailed)
    } catch (error) {
      logError('The API console could not be loaded.', error)
      setFailure(texts.tryFailed)
    }
  }
  return (
    <RouteView
      {...facts}
      onPrint={printPart}
      onTry={open}
      failure={failure}
      texts={texts}
      isCopied={isCopied}
      onCopy={() => copy(facts.path)}
    />
  )
}
