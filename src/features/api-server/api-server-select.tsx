import { useState } from 'react'
import { fill, type Texts } from '../../config/locales/texts.ts'
import { apiAddress, apiServersOf, chosenApiServer } from '../../content/api-server.ts'
import { requestProvider } from '../../data/provider-request.ts'
import { useApiServerKey } from '../../stores/api-server.ts'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { ServerSelect } from '../../ui/server-select.tsx'

/** Whether an API server responds to this browser, and the limits it reports. */
export type Reach =
  | {
      readonly kind: 'reached'
      readonly milliseconds: number
      /** The number of requests it allows per address, if it reports that. */
      readonly limit: { readonly max: number; readonly minutes: number } | undefined
    }
  | { readonly kind: 'unreached' }

/** Requests an API server's limit, without any of the reader's data. Any response counts. Never throws. */
export async function reachApiServer(address: string): Promise<Reach> {
  const began = performance.now()
  try {
    const { json } = await requestProvider({
      url: apiAddress(address, '/alist/ali_open/limit'),
      method: 'GET',
    })
    const { max, minutes } = json ?? {}
    return {
      kind: 'reached',
      milliseconds: Math.round(performance.now() - began),
      limit: typeof max === 'number' && typeof minutes === 'number' ? { max, minutes } : undefined,
    }
  } catch {
    return { kind: 'unreached' }
  }
}

type Check = { readonly kind: 'none' } | { readonly kind: 'asking' } | Reach

/**
 * Selects the API server for the token tools (Spec §2 "API server selector", §4 "API server selection").
 * Shown at the top of the sidebar of driver pages and in every tool that needs a server. No server is
 * contacted before the reader asks for it.
 */
export default function ApiServerSelect() {
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
    if (chosen?.address === undefined || check.kind === 'asking') return
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
