import { versions as en, type VersionTexts } from './en/versions.ts'
import type { LocaleId } from './locale.ts'
import { versions as zh } from './zh/versions.ts'

const byLocale: Readonly<Record<LocaleId, VersionTexts>> = { en, zh }

/** Returns the texts about the versions of a documentation. They load with that feature. */
export function versionTextsOf(locale: LocaleId): VersionTexts {
  return byLocale[locale]
}
