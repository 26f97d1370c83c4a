import { useDeferredValue, useMemo } from 'react'
import type { Answers, FieldGroup, LocalTool } from '../../content/local-tool.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../tool.module.css'
import { LocalFieldView } from './local-field-view.tsx'
import localStyles from './local-tool.module.css'
import { ResultPartView } from './result-part-view.tsx'
import { usePlain } from './spoken.tsx'
import { useLocalAnswers } from './use-local-answers.ts'
import { useLocalToolTexts } from './use-local-tool-texts.ts'

/** A tool with its form and its result, which follows every input. */
export function LocalToolPanel({ tool }: { readonly tool: LocalTool }) {
  const texts = useLocalToolTexts()
  const title = usePlain()(tool.title)
  const { answers, enter, startAgain } = useLocalAnswers(tool)
  const groups = tool.groups(answers)
  const settled = useDeferredValue(answers)
  const parts = useMemo(() => tool.result(settled), [tool, settled])
  return (
    <section className={styles.tool} aria-label={title} data-local-tool>
      <p className={styles.title} aria-hidden>
        {title}
      </p>
      <p className={styles.soft}>{texts.stays}</p>
      {tool.shared.length > 0 && <p className={styles.soft}>{texts.shared}</p>}
      <Groups groups={groups.filter(({ isBelow }) => !isBelow)} answers={answers} onEnter={enter} />
      <div className={localStyles.result}>
        {parts.map((part, at) => (
          // A result is replaced as a whole, so the index identifies a part.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <ResultPartView key={`${part.kind} ${at}`} part={part} />
        ))}
      </div>
      <Groups groups={groups.filter(({ isBelow }) => isBelow)} answers={answers} onEnter={enter} />
      <div className={styles.actions}>
        <Button onClick={startAgain}>{texts.startAgain}</Button>
      </div>
    </section>
  )
}

interface GroupsProps {
  readonly groups: readonly FieldGroup[]
  readonly answers: Answers
  readonly onEnter: (name: string, value: string) => void
}

function Groups({ groups, ...others }: GroupsProps) {
  if (groups.length === 0) return null
  return (
    <form className={localStyles.form} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {groups.map((group, at) => (
        <Group key={group.title?.en ?? at} group={group} {...others} />
      ))}
    </form>
  )
}

interface GroupProps extends Omit<GroupsProps, 'groups'> {
  readonly group: FieldGroup
}

function Group({ group: { title, isFolded, fields }, answers, onEnter }: GroupProps) {
  const plain = usePlain()
  const views = fields.map((field) => (
    <LocalFieldView
      key={field.name}
      field={field}
      value={field.value ?? answers[field.name] ?? ''}
      onEnter={(value) => onEnter(field.name, value)}
    />
  ))
  if (!title) return <div className={localStyles.group}>{views}</div>
  if (isFolded) {
    return (
      <details className={localStyles.folded}>
        <summary>{plain(title)}</summary>
        <div className={localStyles.group}>{views}</div>
      </details>
    )
  }
  return (
    <fieldset className={localStyles.fieldset}>
      <legend>{plain(title)}</legend>
      <div className={localStyles.group}>{views}</div>
    </fieldset>
  )
}
