import { comesBack } from '../browser/comes-back.ts'
import { hashId } from '../browser/hash-id.ts'
import { painted } from '../browser/painted.ts'
import { plainBeginning } from '../dialect/plain-beginning.ts'
import { articleOf, fillReadingTime } from './article.ts'
import { element } from './build.ts'
import { dressWords } from './dress-words.ts'
import { soFar } from './early-json.ts'
import { type EarlyPage, readEarlyPage } from './early-page.ts'
import { assumedSite, type EarlySite, readEarlySite } from './early-site.ts'
import { fillFrame, frameOf } from './frame.ts'
import { fragmentOf } from './html-fragment.ts'
import { rememberPresses } from './waiting-buttons.ts'

/** Longer texts are never read whole here: half a megabyte would keep the window empty for seconds. Characters. */
const longestWhole = 60_000

/**
 * Paints the first screens of a page without the application: as soon as its markdown is there, title and first words; as soon as the
 * dialect is there, all of them, as safe HTML with the application's own classes, in a frame of the same measures
 * (docs/decisions/0009). What is no plain page of text and no plain home page is left to the application.
 *
 * @param whenFetched called as soon as all that the paint needs has arrived, hence the line is free
 */
export async function paintFirst(whenFetched: () => void): Promise<void> {
  const place = document.getElementById('app')
  const page = await readEarlyPage()
  if (!place || !page) return
  const reading = readEarlySite(page)
  const isBeginning = page.body.length > longestWhole || (location.hash === '' && !comesBack())
  const prose = element('div', { class: 'prose' })
  const paint = await painter(place, page, prose, reading)
  if (isBeginning) prose.append(firstWords(page))
  // The application did not wait any longer, or the page is one for it.
  if (!paint || place.dataset.painted !== undefined) return
  if (prose.firstChild || page.kind === 'home') {
    paint()
    // From a saved copy everything is there at once: what comes next would hold this frame up.
    await painted()
    fillReadingTime(place, page)
  }
  const { wholeText } = await import('./whole-text.ts').finally(whenFetched)
  const text = await wholeText(page, isBeginning)
  if (place.dataset.painted === 'application') return
  prose.replaceChildren(text)
  if (place.dataset.painted === undefined) {
    paint()
    fillReadingTime(place, page)
  }
  if (location.hash !== '' && !comesBack())
    place.querySelector(`[id="${CSS.escape(hashId())}"]`)?.scrollIntoView()
  await painted()
}

/** What puts the page into the document; `undefined` where only the application can. */
async function painter(
  place: HTMLElement,
  page: EarlyPage,
  prose: HTMLElement,
  reading: Promise<EarlySite>,
): Promise<(() => void) | undefined> {
  const home = page.kind === 'home' ? (await import('./home.ts')).homeOf(page, prose) : undefined
  if (page.kind === 'home' && !home) return undefined
  const site = (await soFar(reading)) ?? assumedSite(page)
  return () => {
    place.replaceChildren(...frameOf(page, site, home ? [home] : articleOf(page, site, prose)))
    place.dataset.painted = 'first'
    rememberPresses(place)
    reading.then((found) => fillFrame(place, page, found)).catch(() => undefined)
  }
}

/** What of the text can be shown before the dialect is there; nothing where its first block is not plain. */
function firstWords({ body, address }: EarlyPage): DocumentFragment {
  const words = fragmentOf(plainBeginning(body).html)
  dressWords(words, address)
  return words
}
