import type { LocalField } from '../../content/local-tool.ts'
import { SecretInput } from '../../ui/secret-input.tsx'
import { useFieldNotes } from '../../ui/use-field-notes.tsx'
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
  const { attributes, notes } = useLocalFieldNotes(field)
  const plain = usePlain()
  const shared = {
    ...attributes,
    value,
    placeholder: field.placeholder,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: (event: { readonly target: { readonly value: string } }) => onEnter(event.target.value),
  } as const
  return (
    <div className={styles.field}>
      <label htmlFor={attributes.id}>{plain(field.label)}</label>
      {field.kind === 'document' && <DocumentInput field={field} onRead={onEnter} attributes={shared} />}
      {field.kind === 'secret' && <SecretInput {...shared} />}
      {field.kind === 'text' && <input {...shared} type="text" />}
      {field.kind === 'digits' && <input {...shared} type="text" inputMode="numeric" />}
      {notes}
    </div>
  )
}

function Choice({ field, value, onEnter }: LocalFieldProps) {
  const { attributes, notes } = useLocalFieldNotes(field)
  const plain = usePlain()
  const options = field.options ?? []
  const all = options.some((option) => option.value === value) ? options : [...options, unknown(value)]
  return (
    <div className={styles.field}>
      <label htmlFor={attributes.id}>{plain(field.label)}</label>
      <select
        {...attributes}
        className={localStyles.select}
        value={value}
        onChange={(event) => onEnter(event.target.value)}
      >
        {all.map((option) => (
          <option key={option.value} value={option.value}>
            {plain(option.label)}
          </option>
        ))}
      </select>
      {notes}
    </div>
  )
}

/** A value of a document that is none of the options stays as it is until another is chosen. */
const unknown = (value: string) => ({ value, label: { en: value } })

function Switch({ field, value, onEnter }: LocalFieldProps) {
  const { attributes, notes } = useLocalFieldNotes(field)
  const plain = usePlain()
  return (
    <div className={styles.field}>
      <label className={styles.option}>
        <input
          {...attributes}
          type="checkbox"
          checked={value === 'yes'}
          onChange={(event) => onEnter(event.target.checked ? 'yes' : '')}
        />
        <span>{plain(field.label)}</span>
      </label>
      {notes}
    </div>
  )
}

function useLocalFieldNotes({ hint, fault }: LocalField) {
  return useFieldNotes(hint && <Spoken words={hint} />, fault && <Spoken words={fault} />, styles)
}
