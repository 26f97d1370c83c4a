import { Check, Copy, Download, FileInput, FolderOpen, Trash2 } from 'lucide'
import { type FormEvent, useId, useRef } from 'react'
import { saveText } from '../../../browser/download.ts'
import { addressOfFile } from '../../../content/page-path.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useCopied } from '../../../ui/use-copied.ts'
import type { Draft } from './draft.ts'
import styles from './preview.module.css'
import { usePreviewTexts } from './preview-texts.ts'

interface DraftToolsProps {
  readonly draft: Draft
  readonly onFile: (file: string) => void
  readonly onOpen: (file: File) => void
  /** Loads the site's own text of the file into the editor. */
  readonly onLoad: () => void
  readonly onRemove: () => void
}

/** Actions for a draft as a whole: set its file, open, load, copy, download, remove. */
export function DraftTools({ draft, onFile, onOpen, onLoad, onRemove }: DraftToolsProps) {
  const texts = usePreviewTexts()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const isPage = addressOfFile(draft.file) !== undefined
  const isEmpty = draft.text === ''
  const load = (event: FormEvent) => {
    event.preventDefault()
    if (isPage) onLoad()
  }
  return (
    <div className={styles.tools}>
      <form className={styles.form} onSubmit={load}>
        <label htmlFor={`${id}-file`}>{texts.file}</label>
        <input
          id={`${id}-file`}
          className={styles.file}
          value={draft.file}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={!isPage}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onFile(event.target.value.trim())}
        />
        <button type="submit" className={styles.tool} disabled={!isPage}>
          <Icon shape={FileInput} size={16} />
          {texts.load}
        </button>
        <p id={`${id}-hint`} className={styles.hint} data-invalid={!isPage}>
          {isPage ? texts.fileHint : texts.fileInvalid}
        </p>
      </form>
      <div className={styles.deeds}>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".md,.markdown,.txt,text/markdown,text/plain"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) onOpen(file)
            event.target.value = ''
          }}
        />
        <button type="button" className={styles.tool} onClick={() => picker.current?.click()}>
          <Icon shape={FolderOpen} size={16} />
          {texts.open}
        </button>
        <CopyDraft text={draft.text} />
        <button
          type="button"
          className={styles.tool}
          disabled={isEmpty}
          onClick={() => saveText(draft.file.split('/').at(-1) ?? 'draft.md', draft.text, 'text/markdown')}
        >
          <Icon shape={Download} size={16} />
          {texts.download}
        </button>
        <button type="button" className={styles.tool} disabled={isEmpty} onClick={onRemove}>
          <Icon shape={Trash2} size={16} />
          {texts.remove}
        </button>
      </div>
    </div>
  )
}

function CopyDraft({ text }: { readonly text: string }) {
  const texts = usePreviewTexts()
  const [isCopied, copy] = useCopied()
  return (
    <button type="button" className={styles.tool} disabled={text === ''} onClick={() => copy(text)}>
      {isCopied ? <Icon shape={Check} size={16} /> : <Icon shape={Copy} size={16} />}
      <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
    </button>
  )
}
