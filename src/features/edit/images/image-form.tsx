import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from '../edit-form.module.css'
import { LineField } from '../line-field.tsx'
import { usePreviewTexts } from '../preview/preview-texts.ts'
import { shortHash } from '../short-hash.ts'
import { storeImage } from './image-drafts.ts'
import { imageAddress } from './image-place.ts'
import { type SmallImage, smallImage } from './small-image.ts'
import { dataUrl } from './use-draft-images.ts'

interface ImageFormProps {
  /** The file of the page. */
  readonly page: string
  /** What was pasted or dropped. */
  readonly given: File | undefined
  /** Called with the Markdown of the image. */
  readonly onInsert: (markdown: string) => void
  readonly onClose: () => void
}

type Fault = { readonly of: 'file' | 'alt' | 'form'; readonly text: string }

/** Asks for an image and what it shows, stores it on the device, and makes its Markdown. */
export function ImageForm({ page, given, onInsert, onClose }: ImageFormProps) {
  const texts = usePreviewTexts().image
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [image, setImage] = useState<SmallImage & { readonly shown: string }>()
  const [alt, setAlt] = useState('')
  const [fault, setFault] = useState<Fault>()
  const faultOf = (part: Fault['of']) => (fault?.of === part ? fault.text : undefined)
  const read = async (file: File) => {
    setFault(undefined)
    const small = await smallImage(file)
    if (!small) return setFault({ of: 'file', text: texts.unreadable })
    const shown = await dataUrl(small.bytes, small.extension === 'webp' ? 'image/webp' : 'image/jpeg')
    setImage({ ...small, shown })
    form.current?.querySelector<HTMLElement>('input:not([type])')?.focus()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another given file is another form
  useEffect(() => {
    if (given) void read(given)
    form.current?.querySelector('input')?.focus()
  }, [])
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fault])
  const insert = async (event: FormEvent) => {
    event.preventDefault()
    if (!image) return setFault({ of: 'file', text: texts.missing })
    if (alt.trim() === '') return setFault({ of: 'alt', text: texts.altMissing })
    const address = imageAddress(page, shortHash(image.bytes), image.extension)
    if (!(await storeImage(address, image.bytes))) return setFault({ of: 'form', text: texts.full })
    onInsert(`![${alt.trim().replaceAll(/[\\[\]]/g, '\\$&')}](${address})`)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={insert} aria-label={texts.title} noValidate>
      <div className={styles.field}>
        <label htmlFor={`${id}-file`}>{texts.file}</label>
        <input
          id={`${id}-file`}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
          aria-invalid={faultOf('file') !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) void read(file)
          }}
        />
        <p id={`${id}-hint`} data-fault={faultOf('file') !== undefined}>
          {faultOf('file') ?? texts.fileHint}
        </p>
      </div>
      {image && <img className={styles.image} src={image.shown} alt="" />}
      <LineField label={texts.alt} value={alt} onValue={setAlt} hint={texts.altHint} fault={faultOf('alt')} />
      <div className={styles.actions}>
        <Button type="submit">{texts.insert}</Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
      <p role="alert">{faultOf('form')}</p>
    </form>
  )
}
