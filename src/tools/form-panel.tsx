import { useState } from 'react'
import { fill } from '../config/locales/texts.ts'
import type { Answers } from '../content/local-tool.ts'
import { Button } from '../ui/button.tsx'
import { useAnswers } from './answers.ts'
import { useApiServer } from './api-server.ts'
import { ask } from './ask.ts'
import { given as withoutEmpty } from './call.ts'
import { Destinations, useCallDestination } from './destinations.tsx'
import type { ToolFailure } from './failure.ts'
import { FailureNote } from './failure-note.tsx'
import type { Call, FormFlow, FormStage } from './flow.ts'
import { useForgetOnLeave } from './forget-on-leave.ts'
import { ResultView } from './result-view.tsx'
import { ServerSelectSlot } from './server-select-slot.tsx'
import { readTokens } from './tokens.ts'
import styles from './tool.module.css'
import { ToolForm } from './tool-form.tsx'
import { useToolTexts } from './tool-texts.ts'

interface FormPanelProps {
  readonly flow: FormFlow
  /** Initial values; the visitor's input takes precedence. */
  readonly given?: Answers
}

/** Forms one after another, each with at most one call. */
export function FormPanel({ flow, given = {} }: FormPanelProps) {
  const [stage, setStage] = useState(0)
  const [earlier, setEarlier] = useState<Answers>({})
  const [result, setResult] = useState<Answers>()
  const [run, setRun] = useState(0)
  const texts = useToolTexts()
  const restart = () => {
    setStage(0)
    setEarlier({})
    setResult(undefined)
    setRun((before) => before + 1)
  }
  useForgetOnLeave(restart)
  const current = flow.stages[stage]
  const advance = (answers: Answers, values: Answers) => {
    if (stage === flow.stages.length - 1) return setResult(values)
    setEarlier({ ...earlier, ...answers })
    setStage(stage + 1)
  }
  return (
    <>
      {stage > 0 && !result && (
        <p className={styles.note} role="status">
          {texts.status.codeSent}
        </p>
      )}
      {current && (
        <Stage
          key={`${run} ${stage}`}
          stage={current}
          given={withoutEmpty(given)}
          earlier={earlier}
          onDone={advance}
          onEdit={() => setResult(undefined)}
        />
      )}
      {result && <ResultView service={flow.service} values={result} />}
      {stage > 0 && (
        <div className={styles.actions}>
          <Button onClick={restart}>{texts.actions.restart}</Button>
        </div>
      )}
    </>
  )
}

interface StageProps {
  readonly stage: FormStage
  readonly given: Answers
  readonly earlier: Answers
  readonly onDone: (answers: Answers, values: Answers) => void
  readonly onEdit: () => void
}

type Phase =
  | { readonly kind: 'form' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly failure: ToolFailure }

function Stage({ stage, given, earlier, onDone, onEdit }: StageProps) {
  const texts = useToolTexts()
  const server = useApiServer()
  const sheet = useAnswers(stage.fields, given)
  const [phase, setPhase] = useState<Phase>({ kind: 'form' })
  const destination = useCallDestination()
  const answers = { ...earlier, ...sheet.answers }
  const call = sampleCall(stage, answers)

  const submit = async () => {
    onEdit()
    const work = stage.work(answers)
    if (work.kind === 'fault') return sheet.mark({ [work.field]: work.fault })
    if (work.kind === 'result') return onDone(sheet.answers, work.values)
    setPhase({ kind: 'asking' })
    const outcome = await ask(work.call, server?.address, stage.read ?? readTokens)
    if (outcome.kind === 'failed') return setPhase(outcome)
    setPhase({ kind: 'form' })
    onDone(sheet.answers, outcome.values)
  }
  return (
    <>
      {sheet.answers.password !== undefined && <p className={styles.caution}>{texts.where.password}</p>}
      <ToolForm
        sheet={sheet}
        action={texts.actions[stage.action]}
        isBusy={phase.kind === 'asking'}
        onSubmit={submit}
      >
        {call?.to === 'api' && <ServerSelectSlot />}
        <Destinations items={call ? [destination(call, server?.address, 'page')] : []} />
      </ToolForm>
      {phase.kind === 'asking' && (
        <p className={styles.note} role="status">
          {fill(texts.status.asking, { host: destinationHost(call, server?.address) })}
        </p>
      )}
      {phase.kind === 'failed' && <FailureNote failure={phase.failure} />}
    </>
  )
}

const destinationHost = (call: Call | undefined, server: string | undefined): string =>
  call?.to === 'api' ? new URL(server ?? 'http://-').host : new URL(call?.address ?? 'http://-').host

/** Returns the call of a stage with placeholders for missing values, to show where data goes before it is entered. */
function sampleCall(stage: FormStage, answers: Answers): Call | undefined {
  const filled = Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, value === '' ? samples[name] || '…' : value]),
  )
  const work = stage.work(filled)
  if (work.kind === 'call') return work.call
  const again = stage.work({ ...filled, ...samples })
  return again.kind === 'call' ? again.call : undefined
}

const samples: Readonly<Record<string, string>> = { site_url: 'https://example.sharepoint.com/sites/team' }
