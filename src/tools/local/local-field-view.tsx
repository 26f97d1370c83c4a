import { type ReactNode, useId } from 'react'
import type { LocalField } from '../../content/local-tool.ts'
import { SecretInput } from '../../ui/secret-input.tsx'
import styles from '../tool.module.css'
import { DocumentInput } from './document-input.tsx'
import localStyles from './local-tool.module.css'
import { Spoken, usePlain } from './spoken.tsx'

export interface LocalFieldProps {
  readonly field: LocalField
  readonly value: string
  readonly onEnter: (value: string) => void
}

/** An input with its label, hint, and fault. */
export function LocalFieldView(props: LocalFieldProps) {
  switch (props.field.kind) {
    case 'choice':
      return <Choice {...props} />
    case 'switch':
      return <Switch {...props} />
    default:
      return <Entry {...props} />
  }
}

function Entry({ field, value, onEnter }: LocalFieldProps) {
  const id = useId()
  const plain = usePlain()
  const shared = {
    id,
    value,
    placeholder: field.placeholder,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-invalid': field.fault !== undefined,
    'aria-describedby': describedBy(id, field),
    onChange: (event: { readonly target: { readonly value: string } }) => onEnter(event.target.value),
  } as const
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{plain(field.label)}</label>
      {field.kind === 'document' && <DocumentInput field={field} onRead={onEnter} attributes={shared} />}
      {field.kind === 'secret' && <SecretInput {...shared} />}
      {field.kind === 'text' && <input {...shared} type="text" />}
      {field.kind === 'digits' && <input {...shared} type="text" inputMode="numeric" />}
      <Below id={id} field={field} />
    </div>
  )
}

function Choice({ field, value, onEnter }: LocalFieldProps) {
  const id = useId()
  const plain = usePlain()
  const options = field.options ?? []
  const all = options.some((option) => option.value === value) ? options : [...options, unknown(value)]
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{plain(field.label)}</label>
      <select
        id={id}
        className={localStyles.select}
        value={value}
        aria-describedby={describedBy(id, field)}
        onChange={(event) => onEnter(event.target.value)}
      >
        {all.map((option) => (
          <option key={option.value} value={option.value}>
            {plain(option.label)}
          </option>
        ))}
      </select>
      <Below id={id} field={field} />
    </div>
  )
}

/** A value of a document that is none of the options stays as it is until another is chosen. */
const unknown = (value: string) => ({ value, label: { en: value } })

function Switch({ field, value, onEnter }: LocalFieldProps) {
  const id = useId()
  const plain = usePlain()
  return (
    <div className={styles.field}>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={value === 'yes'}
          aria-describedby={describedBy(id, field)}
          onChange={(event) => onEnter(event.target.checked ? 'yes' : '')}
        />
        <span>{plain(field.label)}</span>
      </label>
      <Below id={id} field={field} />
    </div>
  )
}

function Below({ id, field }: { readonly id: string; readonly field: LocalField }): ReactNode {
  return (
    <>
      {field.hint && (
        <p id={`${id}-hint`} className={styles.soft}>
          <Spoken words={field.hint} />
        </p>
      )}
      {field.fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          <Spoken words={field.fault} />
        </p>
      )}
    </>
  )
}

function describedBy(id: string, { hint, fault }: LocalField): string | undefined {
  const ids = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean)
  return ids.length === 0 ? undefined : ids.join(' ')
}
