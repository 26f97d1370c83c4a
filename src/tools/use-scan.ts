import { useEffect, useRef, useState } from 'react'
import { pollInterval, pollLimit } from '../config/tools.ts'
import type { Answers } from '../content/local-tool.ts'
import { requestProvider } from '../data/provider-request.ts'
import { ask } from './ask.ts'
import { hostOf, requestOf } from './call.ts'
import { failureOfError, type ToolFailure } from './failure.ts'
import type { QrFlow, ScanState, ToolValues } from './flow.ts'
import { useForgetOnLeave } from './forget-on-leave.ts'
import { pollScan } from './poll-scan.ts'
import { readTokens } from './tokens.ts'

/** A code on the screen: its text, the data for later calls, and its flow. */
export interface ShownCode {
  readonly text: string
  readonly session: ToolValues
  readonly answers: Answers
  readonly server: string | undefined
}

export type ScanPhase =
  | { readonly kind: 'form' }
  | { readonly kind: 'asking'; readonly code?: ShownCode }
  | {
      readonly kind: 'shown'
      readonly code: ShownCode
      readonly isScanned: boolean
      readonly failure?: ToolFailure
    }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly failure: ToolFailure }
  | { readonly kind: 'done'; readonly values: ToolValues }

/** Runs a scan from the first request to the tokens. Leaving the page, or `cancel`, aborts every request. */
export function useScan(flow: QrFlow) {
  const [phase, setPhase] = useState<ScanPhase>({ kind: 'form' })
  const controller = useRef<AbortController>(undefined)
  const stop = () => controller.current?.abort()
  useEffect(() => () => controller.current?.abort(), [])
  useForgetOnLeave(() => {
    stop()
    setPhase({ kind: 'form' })
  })

  /** Runs a task that `cancel` can end at any time. */
  const run = (work: (signal: AbortSignal) => Promise<ScanPhase>) => {
    stop()
    const own = new AbortController()
    controller.current = own
    work(own.signal).then(
      (next) => {
        if (!own.signal.aborted) setPhase(next)
      },
      (error: unknown) => {
        if (!own.signal.aborted) throw error
      },
    )
  }
  const begin = (answers: Answers, server: string | undefined) => {
    setPhase({ kind: 'asking' })
    run(async (signal) => {
      const found: { code?: ShownCode } = {}
      const outcome = await ask(
        flow.begin(answers),
        server,
        (json) => {
          const read = flow.read(json)
          if (read) found.code = { ...read, answers, server }
          return read && {}
        },
        signal,
      )
      if (outcome.kind === 'failed' || !found.code) {
        return outcome.kind === 'failed' ? outcome : { kind: 'failed', failure: { kind: 'unexpected' } }
      }
      const { code } = found
      setPhase({ kind: 'shown', code, isScanned: false })
      return flow.poll ? follow(code, signal) : { kind: 'shown', code, isScanned: false }
    })
  }
  const follow = async (code: ShownCode, signal: AbortSignal): Promise<ScanPhase> => {
    try {
      const end = await pollScan(() => askState(flow, code, signal), {
        signal,
        interval: pollInterval,
        limit: pollLimit,
        onState: ({ kind }) => setPhase({ kind: 'shown', code, isScanned: kind === 'scanned' }),
      })
      if (end.kind === 'expired') return { kind: 'failed', failure: { kind: 'qrExpired' } }
      if (end.kind === 'gaveUp') return { kind: 'failed', failure: { kind: 'gaveUp' } }
      setPhase({ kind: 'asking' })
      return finishWith(code, end.code, signal)
    } catch (error) {
      signal.throwIfAborted()
      const call = flow.poll?.call(code.session)
      return { kind: 'failed', failure: failureOfError(error, call && hostOf(call, code.server)) }
    }
  }
  const finishWith = async (code: ShownCode, given: string, signal: AbortSignal): Promise<ScanPhase> => {
    const outcome = await ask(flow.finish(code.answers, code.session, given), code.server, readTokens, signal)
    if (outcome.kind === 'values') return { kind: 'done', values: outcome.values }
    // If the visitor confirms the scan, a refusal usually means “not yet”, so the code stays.
    if (flow.poll) return outcome
    const { failure } = outcome
    const kind = failure.kind === 'refused' ? 'notScanned' : failure.kind
    return { kind: 'shown', code, isScanned: false, failure: { ...failure, kind } }
  }
  return {
    phase,
    begin,
    /** Called when the visitor has scanned the code. */
    confirm: (code: ShownCode) => {
      setPhase({ kind: 'asking', code })
      run((signal) => finishWith(code, '', signal))
    },
    cancel: () => {
      stop()
      setPhase({ kind: 'cancelled' })
    },
  }
}

/** @throws WireFailure; a response without a state counts as waiting */
async function askState(flow: QrFlow, code: ShownCode, signal: AbortSignal): Promise<ScanState> {
  if (!flow.poll) return { kind: 'waiting' }
  const { json } = await requestProvider(requestOf(flow.poll.call(code.session), code.server), signal)
  return (json && flow.poll.read(json)) ?? { kind: 'waiting' }
}
