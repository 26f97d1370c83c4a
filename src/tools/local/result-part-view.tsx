import { Download } from 'lucide'
import { saveText } from '../../browser/download.ts'
import { scrollsByKeyboard } from '../../browser/scrolls-by-keyboard.ts'
import type { ResultPart } from '../../content/local-tool.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { QrCode } from '../qr-code.tsx'
import styles from '../tool.module.css'
import { FindingList } from './finding-list.tsx'
import localStyles from './local-tool.module.css'
import { Spoken, usePlain } from './spoken.tsx'
import { useLocalToolTexts } from './use-local-tool-texts.ts'

type PartOf<Kind extends ResultPart['kind']> = Extract<ResultPart, { readonly kind: Kind }>

/** A piece of a tool's result. */
export function ResultPartView({ part }: { readonly part: ResultPart }) {
  switch (part.kind) {
    case 'text':
      return <Text part={part} />
    case 'value':
      return <Value part={part} />
    case 'qr':
      return <Scan part={part} />
    case 'note':
      return (
        <p className={localStyles.remark} data-tone={part.tone}>
          <Spoken words={part.words} />
        </p>
      )
    case 'findings':
      return <FindingList part={part} />
    case 'table':
      return <Table part={part} />
  }
}

function Text({ part }: { readonly part: PartOf<'text'> }) {
  const texts = useLocalToolTexts()
  const title = usePlain()(part.title)
  const { file, text, about, isHidden } = part
  return (
    <div className={localStyles.output}>
      <p className={styles.label}>{title}</p>
      {about && (
        <p className={styles.soft}>
          <Spoken words={about} />
        </p>
      )}
      {!isHidden && (
        <pre ref={scrollsByKeyboard}>
          <code>{text}</code>
        </pre>
      )}
      <div className={styles.actions}>
        <CopyButton text={text} label={texts.copy} copiedLabel={texts.copied} what={title} />
        {file && (
          <Button onClick={() => saveText(file, text, 'text/plain')}>
            <Icon shape={Download} size={15} />
            {texts.download} <span className="visually-hidden">{file}</span>
          </Button>
        )}
      </div>
    </div>
  )
}

function Value({ part }: { readonly part: PartOf<'value'> }) {
  const texts = useLocalToolTexts()
  const label = usePlain()(part.label)
  return (
    <div className={localStyles.output}>
      <p className={styles.label}>{label}</p>
      <div className={styles.copyRow}>
        <code>{part.value}</code>
        <CopyButton text={part.value} label={texts.copy} copiedLabel={texts.copied} what={label} />
      </div>
      {part.about && (
        <p className={styles.soft}>
          <Spoken words={part.about} />
        </p>
      )}
    </div>
  )
}

function Scan({ part: { label, text, about } }: { readonly part: PartOf<'qr'> }) {
  const name = usePlain()(label)
  return (
    <div className={localStyles.output}>
      <p className={styles.label} aria-hidden>
        {name}
      </p>
      <QrCode text={text} label={name} />
      {about && (
        <p className={styles.soft}>
          <Spoken words={about} />
        </p>
      )}
    </div>
  )
}

function Table({ part: { title, head, rows } }: { readonly part: PartOf<'table'> }) {
  const plain = usePlain()
  return (
    <div className={localStyles.output}>
      <p className={styles.label} aria-hidden>
        {plain(title)}
      </p>
      <div ref={scrollsByKeyboard} className={localStyles.tableBox}>
        <table aria-label={plain(title)}>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell.en} scope="col">
                  <Spoken words={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // A result is replaced as a whole, so the index identifies a row.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={head[column]?.en}>
                    <Spoken words={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
