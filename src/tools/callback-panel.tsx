import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { takeArrival } from '../browser/arrival.ts'
import { fill } from '../config/locales/texts.ts'
import { apiServersOf } from '../content/api-server.ts'
import type { SiteConfig } from '../content/site-config.ts'
import { siteConfigQuery } from '../data/config-queries.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { useCurrentPage } from '../ui/page/current-page.tsx'
import { SiteLink } from '../ui/page/site-link.tsx'
import { useApiServer } from './api-server.ts'
import { ask } from './ask.ts'
import { hostOf } from './call.ts'
import { CommandView } from './command-view.tsx'
import { Destinations, useCallDestination } from './destinations.tsx'
import { isWorthRetrying, type ToolFailure } from './failure.ts'
import { FailureNote } from './failure-note.tsx'
import type { Call, RedirectFlow, ToolValues } from './flow.ts'
import { useForgetOnLeave } from './forget-on-leave.ts'
import { FormPanel } from './form-panel.tsx'
import { readCallback } from './read-callback.ts'
import { redirectAddressOf } from './redirect-address.ts'
import { ResultView } from './result-view.tsx'
import { ServerSelectSlot } from './server-select-slot.tsx'
import { readTokens } from './tokens.ts'
import styles from './tool.module.css'
import { useToolTexts } from './tool-texts.ts'

type Sent = { readonly call: Call; readonly server: string | undefined; readonly zone: string }

type Phase =
  | { readonly kind: 'reading' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'confirm'; readonly code: string }
  | { readonly kind: 'asking'; readonly sent: Sent }
  | { readonly kind: 'command'; readonly call: Call; readonly zone: string }
  | { readonly kind: 'done'; readonly values: ToolValues; readonly zone: string }
  | { readonly kind: 'failed'; readonly failure: ToolFailure; readonly sent?: Sent }

/**
 * The step to which a provider redirects: the response is checked, and the code is exchanged for tokens, or
 * becomes a command for the visitor.
 */
export function CallbackPanel({ flow }: { readonly flow: RedirectFlow }) {
  const { phase, send, confirm } = useCallback(flow)
  const texts = useToolTexts()
  const service = texts.services[flow.service]
  const values = phase.kind === 'done' ? phase.values : {}
  const zone = 'zone' in phase ? phase.zone : ''
  return (
    <>
      {phase.kind === 'nothing' && (
        <div className={styles.note}>
          <p>{fill(texts.status.nothing, { service })}</p>
          <StartLink flow={flow} text={texts.status.begin} />
        </div>
      )}
      {phase.kind === 'confirm' && <Confirm flow={flow} code={phase.code} onConfirm={confirm} />}
      {phase.kind === 'asking' && (
        <p className={styles.note} role="status">
          {fill(texts.status.asking, { host: hostOf(phase.sent.call, phase.sent.server) ?? '' })}
        </p>
      )}
      {phase.kind === 'command' && (
        <div className={styles.note} data-kind="result" data-next-focus>
          <CommandView call={phase.call} />
        </div>
      )}
      {phase.kind === 'done' && <ResultView service={flow.service} values={phase.values} />}
      {phase.kind === 'failed' && <Failed flow={flow} {...phase} onRetry={send} />}
      {flow.after && <After flow={flow.after} given={{ zone, access_token: values.access_token ?? '' }} />}
    </>
  )
}

function useCallback(flow: RedirectFlow) {
  const { data: site } = useQuery(siteConfigQuery)
  const server = useApiServer()
  const [phase, setPhase] = useState<Phase>({ kind: 'reading' })
  const hasRead = useRef(false)
  useForgetOnLeave(() => setPhase({ kind: 'nothing' }))

  const send = async (sent: Sent) => {
    setPhase({ kind: 'asking', sent })
    const outcome = await ask(sent.call, sent.server, readTokens)
    if (outcome.kind === 'values') setPhase({ kind: 'done', values: outcome.values, zone: sent.zone })
    else setPhase({ kind: 'failed', failure: outcome.failure, sent })
  }
  const confirm = (code: string) => {
    const { call } = flow.exchange({ answers: {}, code, redirect: redirectAddressOf(flow), verifier: '' })
    return send({ call, server: server?.address, zone: '' })
  }
  const begin = (config: SiteConfig) => {
    const reading = readCallback(flow, takeArrival(flow.callback))
    if (reading.kind !== 'exchange') return setPhase(reading)
    const { login, code } = reading
    const redirect = redirectAddressOf(flow)
    const { by, call } = flow.exchange({ answers: login.answers, code, redirect, verifier: login.verifier })
    const zone = login.answers.zone ?? ''
    if (by === 'visitor') return setPhase({ kind: 'command', call, zone })
    // The server that the visitor was shown, and no other.
    const told = apiServersOf(config, location.origin).find(({ key }) => key === login.apiServer)
    return send({ call, server: told?.address, zone })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is read once, as soon as the configuration is there
  useEffect(() => {
    if (!site || hasRead.current) return
    hasRead.current = true
    begin(site)
  }, [site])
  return { phase, send, confirm }
}

interface ConfirmProps {
  readonly flow: RedirectFlow
  readonly code: string
  readonly onConfirm: (code: string) => void
}

/** For a code that this site did not request: nothing happens unless the visitor confirms that the login was theirs. */
function Confirm({ flow, code, onConfirm }: ConfirmProps) {
  const texts = useToolTexts()
  const server = useApiServer()
  const destination = useCallDestination()
  const { call } = flow.exchange({ answers: {}, code, redirect: '', verifier: '' })
  return (
    <div className={styles.form}>
      <p>{fill(texts.status.confirm, { service: texts.services[flow.service] })}</p>
      {call.to === 'api' && <ServerSelectSlot />}
      <Destinations items={[destination(call, server?.address, 'page')]} />
      <div className={styles.actions}>
        <Button onClick={() => onConfirm(code)}>{texts.actions.wasMe}</Button>
      </div>
    </div>
  )
}

interface FailedProps {
  readonly flow: RedirectFlow
  readonly failure: ToolFailure
  readonly sent?: Sent
  readonly onRetry: (sent: Sent) => void
}

function Failed({ flow, failure, sent, onRetry }: FailedProps) {
  const texts = useToolTexts()
  const isRetryable = sent && isWorthRetrying(failure)
  // If the browser must not read the provider's response, a terminal still can.
  const isCommandable = sent?.call.to === 'provider' && failure.kind === 'network'
  return (
    <>
      <FailureNote failure={failure}>
        {isRetryable && <Button onClick={() => onRetry(sent)}>{texts.actions.retry}</Button>}
        <StartLink flow={flow} text={texts.actions.restart} />
      </FailureNote>
      {isCommandable && (
        <details className={styles.note}>
          <summary>{fill(texts.status.ownCommand, { host: hostOf(sent.call, undefined) ?? '' })}</summary>
          <CommandView call={sent.call} />
        </details>
      )}
    </>
  )
}

function StartLink({ flow, text }: { readonly flow: RedirectFlow; readonly text: string }) {
  const { locale } = useCurrentPage()
  const address = { locale: locale.id, route: flow.start }
  return (
    <SiteLink to={{ kind: 'page', address, search: '', hash: '' }} className={buttonClass}>
      {text}
    </SiteLink>
  )
}

interface AfterProps {
  readonly flow: NonNullable<RedirectFlow['after']>
  readonly given: ToolValues
}

/** What can be done with the tokens next. Also shown without them, because they may come from the visitor's terminal. */
function After({ flow, given }: AfterProps) {
  const texts = useToolTexts()
  return (
    <section className={styles.after} aria-label={texts.titles.site}>
      <p className={styles.label}>{texts.titles.site}</p>
      <FormPanel flow={flow} given={given} />
    </section>
  )
}
