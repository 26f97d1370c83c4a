import { useEffect, useRef } from 'react'
import { type RedirectOptions, redirectTarget, wantedLocale } from '../../content/language-redirect.ts'
import { type PageAddress, pathnameOf } from '../../content/page-path.ts'
import { isWithoutSidebar } from '../../content/sidebar-choice.ts'
import { storageKeys } from '../../stores/storage-keys.ts'
import { createStoredFlag, createStoredValue } from '../../stores/stored-value.ts'
import { latePart } from '../../ui/late-part.tsx'
import { useCurrentPage } from '../../ui/page/current-page.tsx'
import { useNavigation } from '../../ui/page/navigation.tsx'

/**
 * The reader's permanent answer: switch to the browser's language, or stay in the language of the page (Spec
 * §4 "remember").
 */
export type LanguageChoice = 'switch' | 'stay' | undefined

export const useLanguageChoice = createStoredValue<LanguageChoice>({
  key: storageKeys.languageAnswer,
  read: (text) => (text === 'switch' || text === 'stay' ? text : undefined),
  write: (answer) => answer ?? '',
  default: undefined,
})

/**
 * Whether the reader was asked or chose a language during this visit. If so, they are not asked again (Spec
 * §4 "cancel").
 */
export const useLanguageAsked = createStoredFlag(storageKeys.languageAsked, false, 'session')

const LanguageModal = latePart('The language question', () => import('./language-modal.tsx'))

/**
 * Asks a reader whose browser prefers the site's other language whether to switch (Spec §4 "Language redirect modal"). Reading is not
 * interrupted: a reader who has scrolled or clicked before the question could be shown is not asked in this visit.
 */
export function LanguageRedirect() {
  const { site } = useCurrentPage()
  return site.languageRedirect ? <Offer redirect={site.languageRedirect} /> : null
}

function Offer({ redirect }: { readonly redirect: RedirectOptions }) {
  const target = useTarget(redirect)
  const { go } = useNavigation()
  const { value: answer, set: remember } = useLanguageChoice()
  const { value: isAsked, set: setAsked } = useLanguageAsked()
  useAskedByChoice()
  const isOpen = target !== undefined && !isAsked && answer !== 'stay'
  const goesAtOnce = isOpen && (answer === 'switch' || redirect.autoLocale === true)
  const path = target && pathnameOf(target)

  useEffect(() => {
    if (!goesAtOnce || path === undefined) return
    setAsked(true)
    go(path + location.search + location.hash, 'replace')
  }, [goesAtOnce, path, go, setAsked])

  if (!isOpen || goesAtOnce) return null
  const decide = (choice: 'switch' | 'stay', isRemembered: boolean) => {
    setAsked(true)
    if (isRemembered) remember(choice)
    if (choice === 'switch') go(pathnameOf(target) + location.search + location.hash)
  }
  return <LanguageModal wanted={target.locale} onDecide={decide} onMissed={() => setAsked(true)} />
}

/**
 * Returns the page in the preferred language; `undefined` if it is the current one, or if the question must
 * not be asked: on unknown pages, and on token tools, whose address may contain parameters that must not be
 * passed on.
 */
function useTarget(redirect: RedirectOptions): PageAddress | undefined {
  const { address, view } = useCurrentPage()
  const wanted = wantedLocale(navigator.languages, redirect)
  if (!view || isWithoutSidebar(address.route)) return undefined
  if (wanted === undefined || wanted === address.locale) return undefined
  return redirectTarget(address, wanted, view.locales, redirect)
}

/** Records a manual language change as an answer, so that the reader is neither asked nor sent back during this visit. */
function useAskedByChoice(): void {
  const { locale } = useCurrentPage()
  const first = useRef(locale.id)
  const setAsked = useLanguageAsked((state) => state.set)
  useEffect(() => {
    if (locale.id !== first.current) setAsked(true)
  }, [locale.id, setAsked])
}
