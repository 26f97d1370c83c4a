import { useState } from 'react'
import { fill } from '../config/locales/texts.ts'
import { loginLifetime } from '../config/tools.ts'
import type { Answers } from '../content/local-tool.ts'
import { savePendingLogin } from '../stores/pending-login.ts'
import { useCurrentPage } from '../ui/page/current-page.tsx'
import { sampleOf, useAnswers } from './answers.ts'
import { useApiServer } from './api-server.ts'
import { given, tellingNames } from './call.ts'
import { type Destination, Destinations, useCallDestination } from './destinations.tsx'
import { FailureNote } from './failure-note.tsx'
import type { RedirectFlow } from './flow.ts'
import { useForgetOnLeave } from './forget-on-leave.ts'
import { Leaving } from './leaving.tsx'
import { loginAddress, loginParameters } from './login-address.ts'
import { randomText } from './random-text.ts'
import { redirectAddressOf } from './redirect-address.ts'
import { RedirectRow } from './redirect-row.tsx'
import { ServerSelectSlot } from './server-select-slot.tsx'
import { ToolForm } from './tool-form.tsx'
import { useToolTexts } from './tool-texts.ts'

interface AuthorizePanelProps {
  readonly flow: RedirectFlow
  readonly login: NonNullable<RedirectFlow['login']>
}

type Phase =
  | { readonly kind: 'form' }
  | { readonly kind: 'leaving'; readonly address: string }
  | { readonly kind: 'unkept' }

/** The step before a provider's login page. It shows where all data goes before anything is sent. */
export function AuthorizePanel({ flow, login }: AuthorizePanelProps) {
  const texts = useToolTexts()
  const { site, locale } = useCurrentPage()
  const server = useApiServer()
  const provided = site.toolClients?.[flow.service]
  const sheet = useAnswers(login.fields(provided))
  const [phase, setPhase] = useState<Phase>({ kind: 'form' })
  useForgetOnLeave(() => {
    sheet.clear()
    setPhase({ kind: 'form' })
  })
  const isProvided = sheet.answers.client === 'provided'
  const answers: Answers = isProvided ? { ...sheet.answers, client_id: provided ?? '' } : sheet.answers
  const redirect = redirectAddressOf(flow)
  const usesPkce = login.usesPkce(answers)

  const leave = () => {
    // The callback has one address, at the root: the state says in which language it continues.
    const state = (locale.prefix && `${locale.id}.`) + randomText()
    const verifier = usesPkce ? randomText() : ''
    const pending = {
      service: flow.service,
      state,
      verifier,
      answers: given(answers),
      apiServer: server?.key ?? '',
      began: Date.now(),
    }
    if (!savePendingLogin(pending, loginLifetime)) return setPhase({ kind: 'unkept' })
    const address = loginAddress(
      login,
      answers,
      loginParameters(login, answers, { redirect, state, verifier }),
    )
    setPhase({ kind: 'leaving', address })
    location.assign(address)
  }
  const sample = sampleOf(sheet.fields, answers)
  const { items, needsServer } = useDestinations({ flow, login, answers: sample, redirect, usesPkce, server })
  return (
    <>
      <ToolForm
        sheet={sheet}
        action={fill(texts.actions.login, { service: texts.services[flow.service] })}
        isBusy={phase.kind === 'leaving'}
        onSubmit={leave}
      >
        {!isProvided && <RedirectRow address={redirect} portal={login.portal?.(answers)} />}
        {needsServer && <ServerSelectSlot />}
        <Destinations items={items} />
      </ToolForm>
      {phase.kind === 'leaving' && <Leaving address={phase.address} service={flow.service} />}
      {phase.kind === 'unkept' && <FailureNote failure={{ kind: 'storage' }} />}
    </>
  )
}

/** Returns where a login's data will go, from what will be stored, the login's address, and the exchange. */
function useDestinations(source: {
  readonly flow: RedirectFlow
  readonly login: NonNullable<RedirectFlow['login']>
  readonly answers: Answers
  readonly redirect: string
  readonly usesPkce: boolean
  readonly server: ReturnType<typeof useApiServer>
}): { readonly items: readonly Destination[]; readonly needsServer: boolean } {
  const texts = useToolTexts().where
  const callDestination = useCallDestination()
  const { flow, login, answers, redirect, usesPkce, server } = source
  const sample = { redirect, state: '…', verifier: usesPkce ? '…' : '' }
  const { by, call } = flow.exchange({ answers, code: '…', redirect, verifier: sample.verifier })
  const stored = ['client_id', 'client_secret'].filter((name) => answers[name])
  const parameters = tellingNames(loginParameters(login, answers, sample))
  return {
    needsServer: call.to === 'api',
    items: [
      { words: texts.kept, names: [...stored, 'state', ...(usesPkce ? ['code_verifier'] : [])] },
      { words: fill(texts.login, { host: new URL(login.address(answers)).host }), names: parameters },
      callDestination(call, server?.address, by === 'page' ? 'pageLater' : 'visitor'),
    ],
  }
}
