import { comesBack } from '../browser/comes-back.ts'
import { painted } from '../browser/painted.ts'
import { plainBeginning } from '../dialect/plain-beginning.ts'
import { element } from './build.ts'
import { dressWords } from './dress-words.ts'
import { soFar } from './early-json.ts'
import { type EarlyPage, readEarlyPage } from './early-page.ts'
import { assumedSite, readEarlySite } from './early-site.ts'
import { fillFrame, frameOf } from './frame.ts'
import { fragmentOf } from './html-fragment.ts'
import { rememberPresses } from './waiting-buttons.ts'

/** Longer texts are never read whole here: half a megabyte would keep the window empty for seconds. Characters. */
const longestWhole = 60_000

/**
 * Paints the first screens of a page of text without the application: as soon as its markdown is there, title and first words; as soon as
 * the dialect is there, all of them, as safe HTML with the application's own classes, in a frame of the same measures
 * (docs/decisions/0009). What is no plain page of text is left to the application.
 *
 * @param whenFetched called as soon as all that the paint needs has arrived, hence the line is free
 */
export async function paintFirst(whenFetched: () => void): Promise<void> {
  const place = document.getElementById('app')
  const page = await readEarlyPage()
  if (!place || !page) return
  const arriving = import('./whole-text.ts').finally(whenFetched)
  const reading = readEarlySite(page)
  const site = (await soFar(reading)) ?? assumedSite(page)
  const isBeginning = page.body.length > longestWhole || (location.hash === '' && !comesBack())
  const prose = element('div', { class: 'prose' }, isBeginning ? firstWords(page) : undefined)
  const paint = () => {
    place.replaceChildren(...frameOf(page, site, prose))
    place.dataset.painted = 'first'
    rememberPresses(place)
    reading.then((found) => fillFrame(place, page, found)).catch(() => undefined)
  }
  // The application did not wait any longer.
  if (place.dataset.painted !== undefined) return
  if (prose.firstChild) paint()
  const { wholeText } = await arriving
  if (place.dataset.painted === 'application') return
  prose.replaceChildren(wholeText(page, isBeginning))
  if (place.dataset.painted === undefined) paint()
  if (location.hash !== '' && !comesBack())
    place.querySelector(`[id="${CSS.escape(hashId())}"]`)?.scrollIntoView()
  await painted()
}

/** What of the text can be shown before the dialect is there; nothing where its first block is not plain. */
function firstWords({ body, address }: EarlyPage): DocumentFragment {
  const words = fragmentOf(plainBeginning(body).html)
  dressWords(words, address)
  return words
}

function hashId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return location.hash.slice(1)
  }
}
