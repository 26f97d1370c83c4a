import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import type { AnswerSheet } from './answers.ts'
import { FieldList } from './field-view.tsx'
import styles from './tool.module.css'

interface ToolFormProps {
  readonly sheet: AnswerSheet
  readonly action: string
  readonly isBusy: boolean
  /** `default` if another action is the main one now. */
  readonly kind?: 'primary' | 'default'
  /** Called if all answers are valid. */
  readonly onSubmit: () => void
  /** Shown between the fields and the button: where the data goes, the API server. */
  readonly children: ReactNode
}

/** A tool's form. Faults are shown next to their fields, and the first invalid field gets the focus. */
export function ToolForm({ sheet, action, isBusy, kind = 'primary', onSubmit, children }: ToolFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt looks again
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (sheet.check()) onSubmit()
    setAttempts(attempts + 1)
  }
  return (
    <form ref={form} className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
      <FieldList sheet={sheet} />
      {children}
      <div className={styles.actions}>
        <Button type="submit" kind={kind} aria-disabled={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
