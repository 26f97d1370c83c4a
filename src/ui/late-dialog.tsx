import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { LostPart } from '../browser/load-late.ts'
import { useBackOnline, useOnline } from '../browser/online.ts'
import { Bar, Bars } from './bar.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { lateComponent } from './late-component.ts'
import { useTexts } from './page/current-page.tsx'

interface LateDialogProps<Props> {
  /** Name of the dialog, for the console. */
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>
  /** Called when a reader dismisses a dialog that could not be loaded. */
  readonly onClose: () => void
  readonly children: (Dialog: ComponentType<Props>) => ReactNode
}

/** A dialog loaded on demand. If loading fails, a bar reports it and offers to try again. */
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
