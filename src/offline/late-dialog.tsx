import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { LostPart } from '../browser/load-late.ts'
import { useBackOnline, useOnline } from '../browser/online.ts'
import { useTexts } from '../page/current-page.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { lateComponent } from '../ui/late-component.ts'
import { Bar, Bars } from './bar.tsx'

interface LateDialogProps<Props> {
  /** Names the dialog, for the console. */
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>
  /** Called when a reader gives up on a dialog that could not be loaded. */
  readonly onClose: () => void
  readonly children: (Dialog: ComponentType<Props>) => ReactNode
}

/** A dialog that is loaded when a reader asks for it. Where that fails, a bar says so and offers another try. */
export function LateDialog<Props>({ name, load, onClose, children }: LateDialogProps<Props>) {
  const [{ Dialog, attempt }, set] = useState(() => ({ Dialog: lateComponent(load), attempt: 1 }))
  const retry = () => set({ Dialog: lateComponent(load), attempt: attempt + 1 })
  return (
    <ErrorBoundary
      name={name}
      resetOn={`${attempt}`}
      fallback={(error) => error instanceof LostPart && <LostDialog onRetry={retry} onClose={onClose} />}
    >
      <Suspense>{children(Dialog)}</Suspense>
    </ErrorBoundary>
  )
}

interface LostDialogProps {
  readonly onRetry: () => void
  readonly onClose: () => void
}

function LostDialog({ onRetry, onClose }: LostDialogProps) {
  const { failure, offline } = useTexts()
  const isOnline = useOnline()
  useBackOnline(onRetry)
  return (
    <Bars>
      <Bar
        text={isOnline ? failure.lostPart : failure.lostPartOffline}
        action={failure.retry}
        onAction={onRetry}
        closeLabel={offline.later}
        onClose={onClose}
      />
    </Bars>
  )
}
