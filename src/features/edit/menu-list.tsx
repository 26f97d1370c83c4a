import { useQuery } from '@tanstack/react-query'
import { localeIds } from '../../config/locales/each-locale.ts'
import { editTextsOf } from '../../config/locales/edit-texts.ts'
import { manifestRootQuery } from '../../data/manifest-queries.ts'
import { Button } from '../../ui/button.tsx'
import { useLocale } from '../../ui/page/current-page.tsx'
import styles from './edit-form.module.css'
import { configFilesOf } from './preview/config-draft.ts'

interface MenuListProps {
  /** Folder of the language, such as `en/`. */
  readonly language: string
  /** The file that is open. */
  readonly current: string
  readonly onOpen: (file: string) => void
}

/** The files of a language with its menus and notices, to open them in the editor. */
export function MenuList({ language, current, onOpen }: MenuListProps) {
  const texts = editTextsOf(useLocale().id).menus
  const { data: root } = useQuery(manifestRootQuery)
  const files = localeIds
    .filter((id) => language === `${id}/`)
    .flatMap(configFilesOf)
    .filter((file) => file !== current && (root?.configFiles.includes(file) ?? true))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={styles.form} role="group" aria-label={texts.open}>
      <p>{texts.explain}</p>
      <div className={styles.actions}>
        {files.map((file) => (
          <Button key={file} onClick={() => onOpen(file)}>
            {file}
          </Button>
        ))}
      </div>
    </div>
  )
}
