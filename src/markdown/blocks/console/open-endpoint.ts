import type { LocaleId } from '../../../config/locales/locale.ts'
import { pageTextsOf } from '../../../config/locales/page-texts.ts'
import { requestJson } from '../../../data/request.ts'
import { exampleAddress, readAddress } from '../code/reader-values.ts'
import { openConsole } from './console-panel.ts'
import { type PageWords, readOperation } from './read-operation.ts'

interface Wanted {
  /** The path as written on the page. */
  readonly path: string
  readonly locale: LocaleId
  /** The reader's address as typed; '' for the example. */
  readonly address: string
  readonly opener: HTMLElement
}

/**
 * Opens an endpoint of the page in the console.
 *
 * @throws WireFailure if the description of the API cannot be fetched
 * @returns whether the description contains the endpoint
 */
export async function openEndpoint({ path, locale, address, opener }: Wanted): Promise<boolean> {
  const operation = readOperation(await requestJson('openapi.json'), path, pageWords(opener))
  if (!operation) return false
  openConsole({
    operation,
    locale,
    address: readAddress(address) ?? exampleAddress,
    texts: pageTextsOf(locale).api,
    opener,
  })
  return true
}

/** Reads the texts about an endpoint from its section, which are in the language of the page. */
function pageWords(opener: HTMLElement): PageWords {
  const heading = sectionOf(opener)
  const id = heading?.id ?? ''
  return {
    title: heading?.ariaLabel ?? '',
    permission: permissionIn(opener),
    describe: (name) => {
      const field = document.getElementById(`${id}--${name}`)
      return field?.querySelector(':scope > p + p')?.textContent?.trim() ?? ''
    },
  }
}

/** Returns the nearest heading above an element. */
function sectionOf(element: HTMLElement): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('.prose h3')]
  return headings.findLast(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
}

/** Returns the permission among the facts of the endpoint below the element. */
function permissionIn(element: HTMLElement): string {
  const endpoint = [...document.querySelectorAll<HTMLElement>('.endpoint')].find(
    (one) => element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const facts = [...(endpoint?.querySelectorAll('.endpoint-text > ul > li') ?? [])]
  // Access, permission, version: without a permission, there are two.
  const fact = facts.length > 2 ? facts[1] : facts[0]
  return fact?.textContent?.replace(/^[^:：]*[:：]\s*/, '') ?? ''
}
