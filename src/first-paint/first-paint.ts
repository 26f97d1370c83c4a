import { comesBack } from '../browser/comes-back.ts'
import { painted } from '../browser/painted.ts'
import { articleOf } from './article.ts'
import { soFar } from './early-json.ts'
import { readEarlyPage } from './early-page.ts'
import { assumedSite, readEarlySite } from './early-site.ts'
import { fillFrame, frameOf } from './frame.ts'
import { rememberPresses } from './waiting-buttons.ts'

/**
 * Paints the first screens of a page of text without the application: as soon as its markdown is there, as safe HTML with the
 * application's own classes, in a frame of the same measures (docs/decisions/0009). What is no plain page of text is left to the
 * application.
 *
 * @param whenFetched called as soon as all that the paint needs has arrived, hence the line is free
 */
export async function paintFirst(whenFetched: () => void): Promise<void> {
  const place = document.getElementById('app')
  const page = await readEarlyPage()
  whenFetched()
  if (!place || !page) return
  const reading = readEarlySite(page)
  const site = (await soFar(reading)) ?? assumedSite(page)
  // It did not wait any longer.
  if (place.dataset.painted !== undefined) return
  const article = articleOf(page)
  place.replaceChildren(...frameOf(page, site, article))
  place.dataset.painted = 'first'
  rememberPresses(place)
  if (location.hash !== '' && !comesBack())
    place.querySelector(`[id="${CSS.escape(hashId())}"]`)?.scrollIntoView()
  reading.then((found) => fillFrame(place, page, found)).catch(() => undefined)
  await painted()
}

function hashId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return location.hash.slice(1)
  }
}
