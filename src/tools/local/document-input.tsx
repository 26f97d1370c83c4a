import { type DragEvent, type TextareaHTMLAttributes, useRef, useState } from 'react'
import { sizeText } from '../../browser/size-text.ts'
import { fill } from '../../config/locales/texts.ts'
import { maxDocumentBytes } from '../../config/tools.ts'
import type { LocalField } from '../../content/local-tool.ts'
import { Button } from '../../ui/button.tsx'
import { useLocale } from '../../ui/page/current-page.tsx'
import styles from '../tool.module.css'
import localStyles from './local-tool.module.css'
import { useLocalToolTexts } from './use-local-tool-texts.ts'

interface DocumentInputProps {
  readonly field: LocalField
  /** Called with the text of a file. */
  readonly onRead: (text: string) => void
  readonly attributes: TextareaHTMLAttributes<HTMLTextAreaElement>
}

/** A long text, which can also be dropped or opened as a file. */
export function DocumentInput({ field, onRead, attributes }: DocumentInputProps) {
  const texts = useLocalToolTexts()
  const { lang } = useLocale()
  const chooser = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const read = async (file: File | undefined) => {
    if (!file) return
    if (file.size > maxDocumentBytes) {
      setFault(fill(texts.tooLarge, { size: sizeText(maxDocumentBytes, lang) }))
      return
    }
    try {
      onRead(await readDocument(file))
      setFault(undefined)
    } catch {
      setFault(texts.unreadable)
    }
  }
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void read(file)
  }
  return (
    <>
      <textarea
        {...attributes}
        className={localStyles.document}
        rows={12}
        wrap="off"
        placeholder={field.placeholder ?? texts.drop}
        data-document={field.name}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      />
      <div className={styles.actions}>
        <Button onClick={() => chooser.current?.click()}>{texts.open}</Button>
        <input
          ref={chooser}
          type="file"
          hidden
          onChange={(event) => {
            void read(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </>
  )
}

/**
 * Returns the text of a file with its byte order mark, which `File.text()` would remove: tools report it.
 *
 * @throws {DOMException} if the file can't be read
 */
async function readDocument(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return new TextDecoder(encodingOf(bytes), { ignoreBOM: true }).decode(bytes)
}

/** Windows editors also write UTF-16, with a mark at the beginning. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
