import { useState } from 'react'
import { apiServersOf, chosenApiServer } from '../content/api-server.ts'
import { type Reach, reachApiServer } from '../data/reach-api-server.ts'
import { fill, type Texts } from '../locales/texts.ts'
import { useCurrentPage, useTexts } from '../page/current-page.tsx'
import { useApiServerKey } from '../stores/api-server.ts'
import { ServerSelect } from '../ui/server-select.tsx'

type Check = { readonly kind: 'none' } | { readonly kind: 'asking' } | Reach

/**
 * Which API server the token tools use (Spec §2 "API server selector", §4 "API server selection"). It stands on top of the sidebar of
 * driver pages and in every tool that needs one. Nothing is asked of a server before the reader says so.
 */
export function ApiServerSelect() {
  const texts = useTexts().apiServer
  const { site } = useCurrentPage()
  const { value, set } = useApiServerKey()
  const [check, setCheck] = useState<Check>({ kind: 'none' })
  const servers = apiServersOf(site, location.origin)
  const chosen = chosenApiServer(servers, value)
  const host = chosen?.address === undefined ? '' : new URL(chosen.address).host

  const choose = (key: string) => {
    const server = servers.find((one) => one.key === key)
    if (server) set(server.key)
    setCheck({ kind: 'none' })
  }
  const ask = async () => {
    if (chosen?.address === undefined) return
    setCheck({ kind: 'asking' })
    setCheck(await reachApiServer(chosen.address))
  }
  return (
    <ServerSelect
      label={texts.label}
      options={servers.map(({ key, address }) => ({
        value: key,
        text: address === undefined ? `${key} (${texts.noAddress})` : `${key} · ${new URL(address).host}`,
        isDisabled: address === undefined,
      }))}
      value={chosen?.key ?? ''}
      onChoose={choose}
      checkLabel={texts.check}
      onCheck={ask}
      isChecking={check.kind === 'asking'}
      outcome={chosen ? outcomeOf(check, host, texts) : texts.none}
    />
  )
}

function outcomeOf(check: Check, host: string, texts: Texts['apiServer']): string {
  switch (check.kind) {
    case 'none':
      return ''
    case 'asking':
      return texts.checking
    case 'unreached':
      return fill(texts.unreached, { host })
    case 'reached': {
      const reached = fill(texts.reached, { host, milliseconds: check.milliseconds })
      return check.limit ? `${reached} ${fill(texts.limit, check.limit)}` : reached
    }
  }
}
