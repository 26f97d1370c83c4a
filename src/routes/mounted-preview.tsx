import type { ReactNode } from 'react'
import { useTexts } from '../ui/page/current-page.tsx'
import { LateMount } from '../ui/page/late-mount.tsx'
import { Spinner } from '../ui/spinner.tsx'

const loadPreview = () => import('../features/preview/preview.tsx')

/** The preview of drafts, loaded with the first page that contains it. */
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
