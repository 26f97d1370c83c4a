import type { MouseEvent } from 'react'
import { countText, fill } from '../../config/locales/texts.ts'
import type { Finding, ResultPart } from '../../content/local-tool.ts'
import { useLocale } from '../../ui/page/current-page.tsx'
import styles from '../tool.module.css'
import localStyles from './local-tool.module.css'
import { Spoken } from './spoken.tsx'
import { useLocalToolTexts } from './use-local-tool-texts.ts'

const severities = ['error', 'warning', 'hint'] as const

interface FindingListProps {
  readonly part: Extract<ResultPart, { readonly kind: 'findings' }>
}

/** The problems of a document. The position of each is a button that selects it in the document. */
export function FindingList({ part: { findings, none, of } }: FindingListProps) {
  const texts = useLocalToolTexts()
  const { lang } = useLocale()
  const counted = severities
    .map((severity) => [severity, findings.filter((one) => one.severity === severity).length] as const)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => countText(texts.counts[severity], count, lang))
  return (
    <div className={localStyles.output}>
      <p className={styles.label} role="status">
        {counted.length === 0 ? <Spoken words={none} /> : counted.join(texts.between)}
      </p>
      <ul className={localStyles.findings}>
        {findings.map((finding) => (
          <FindingView
            key={`${finding.rule} ${finding.path} ${finding.line} ${finding.column}`}
            finding={finding}
            of={of}
          />
        ))}
      </ul>
    </div>
  )
}

function FindingView({ finding, of }: { readonly finding: Finding; readonly of: string }) {
  const texts = useLocalToolTexts()
  const { severity, rule, path, line, column, what, fix } = finding
  const select = ({ currentTarget }: MouseEvent) => {
    const area = currentTarget
      .closest('section')
      ?.querySelector<HTMLTextAreaElement>(`[data-document="${of}"]`)
    if (area) selectIn(area, finding)
  }
  return (
    <li data-severity={severity} data-rule={rule}>
      <p className={localStyles.findingHead}>
        <strong>{texts.severities[severity]}</strong>
        <button type="button" className={localStyles.position} onClick={select}>
          {fill(texts.position, { line, column })}
        </button>
        {path !== '' && <code>{path}</code>}
      </p>
      <p>
        <Spoken words={what} />
      </p>
      <p>
        <b>{texts.fixes}</b>
        {texts.colon}
        <Spoken words={fix} />
      </p>
    </li>
  )
}

/** Selects the place of a problem and scrolls to it. Browsers remove carriage returns from the value, so offsets differ from the file's. */
function selectIn(area: HTMLTextAreaElement, { line, column, length }: Finding): void {
  const lines = area.value.split('\n')
  const before = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0)
  const start = before + column - 1
  area.focus()
  area.setSelectionRange(start, start + length)
  area.scrollTop = Math.max(0, ((line - 3) * area.scrollHeight) / lines.length)
}
