import { countText, fill } from '../config/locales/texts.ts'
import { pollInterval, pollLimit } from '../config/tools.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useLocale } from '../ui/page/current-page.tsx'
import { sampleOf, useAnswers } from './answers.ts'
import { useApiServer } from './api-server.ts'
import { hostOf } from './call.ts'
import { type Destination, Destinations, useCallDestination } from './destinations.tsx'
import { FailureNote } from './failure-note.tsx'
import type { QrFlow } from './flow.ts'
import { QrCode } from './qr-code.tsx'
import { ResultView } from './result-view.tsx'
import { ServerSelectSlot } from './server-select-slot.tsx'
import styles from './tool.module.css'
import { ToolForm } from './tool-form.tsx'
import { useToolTexts } from './tool-texts.ts'
import { type ShownCode, useScan } from './use-scan.ts'

/** The step that shows a code for an app to scan. */
export function QrPanel({ flow }: { readonly flow: QrFlow }) {
  const texts = useToolTexts()
  const server = useApiServer()
  const sheet = useAnswers(flow.fields)
  const { phase, begin, confirm, cancel } = useScan(flow)
  const items = useDestinations(flow, sampleOf(flow.fields, sheet.answers), server?.address)
  const code = phase.kind === 'shown' || phase.kind === 'asking' ? phase.code : undefined
  const host = hostOf(flow.begin(sheet.answers), code ? code.server : server?.address) ?? ''
  const isBusy = phase.kind === 'asking'
  return (
    <>
      <ToolForm
        sheet={sheet}
        action={code ? texts.actions.newQr : texts.actions.showQr}
        isBusy={isBusy}
        kind={code ? 'default' : 'primary'}
        onSubmit={() => begin(sheet.answers, server?.address)}
      >
        <ServerSelectSlot />
        <Destinations items={items} />
      </ToolForm>
      {isBusy && (
        <p className={styles.note} role="status">
          {fill(texts.status.asking, { host })}
        </p>
      )}
      {code && (
        <Code flow={flow} code={code} isScanned={phase.kind === 'shown' && phase.isScanned}>
          {!flow.poll && (
            <Button kind="primary" aria-disabled={isBusy} onClick={() => isBusy || confirm(code)}>
              {texts.actions.scanned}
            </Button>
          )}
          <Button onClick={cancel}>{texts.actions.cancel}</Button>
        </Code>
      )}
      {phase.kind === 'shown' && phase.failure && <FailureNote failure={phase.failure} />}
      {phase.kind === 'cancelled' && (
        <p className={styles.note} role="status" data-next-focus>
          {texts.status.cancelled}
        </p>
      )}
      {phase.kind === 'failed' && <FailureNote failure={phase.failure} />}
      {phase.kind === 'done' && <ResultView service={flow.service} values={phase.values} />}
    </>
  )
}

interface CodeProps {
  readonly flow: QrFlow
  readonly code: ShownCode
  readonly isScanned: boolean
  readonly children: React.ReactNode
}

function Code({ flow, code, isScanned, children }: CodeProps) {
  const texts = useToolTexts()
  const { lang } = useLocale()
  const service = texts.services[flow.service]
  const minutes = countText(texts.minutes, pollLimit / 60_000, lang)
  const waiting = fill(texts.status.waiting, { minutes })
  return (
    <div className={styles.scan}>
      <QrCode text={code.text} label={fill(texts.status.qrLabel, { service })} />
      <div className={styles.scanText}>
        <p>{fill(flow.poll ? texts.status.pollHint : texts.status.scanHint, { service })}</p>
        {flow.poll && <p role="status">{isScanned ? texts.status.scanned : waiting}</p>}
        <div className={styles.actions}>{children}</div>
        <p className={styles.soft}>{texts.status.qrText}</p>
        <div className={styles.actions}>
          <CopyButton
            text={code.text}
            label={texts.actions.copy}
            copiedLabel={texts.actions.copied}
            what={fill(texts.status.qrLabel, { service })}
          />
        </div>
      </div>
    </div>
  )
}

function useDestinations(
  flow: QrFlow,
  answers: Readonly<Record<string, string>>,
  server: string | undefined,
): readonly Destination[] {
  const texts = useToolTexts().where
  const destination = useCallDestination()
  const sample = { uid: '…', code_verifier: '…', sid: '…' }
  const poll = flow.poll && {
    words: fill(texts.asked, {
      host: hostOf(flow.poll.call(sample), server) ?? texts.noServer,
      seconds: pollInterval / 1000,
    }),
  }
  return [
    destination(flow.begin(answers), server, 'page'),
    ...(poll ? [poll] : []),
    destination(flow.finish(answers, sample, '…'), server, 'pageLater'),
  ]
}
