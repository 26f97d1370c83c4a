import type { ReactNode } from 'react'
import { useTexts } from '../page/current-page.tsx'
import { LateMount } from '../screens/late-mount.tsx'
import { Spinner } from '../ui/spinner.tsx'

const loadPreview = () => import('../preview/preview.tsx')

/** The preview of drafts where a page asks for it. It is loaded with the first page that does. */
export function MountedPreview(_props: { readonly children: ReactNode }) {
  const texts = useTexts()
  return (
    <LateMount
      name="The preview"
      load={loadPreview}
      place={<Spinner size="icon" label={texts.frame.loading} />}
    >
      {(Preview) => <Preview />}
    </LateMount>
  )
}
