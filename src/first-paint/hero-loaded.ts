/** How long the application's files wait for the images of a hero. Milliseconds. */
const heroTimeoutMs = 1000

/**
 * Waits until the visible images of a home page's hero have loaded, because they are a large part of the first screen, and
 * everything that is requested meanwhile takes the connection from them. Call it after the page is painted.
 *
 * @param place contains the page
 */
export async function heroLoaded(place: ParentNode): Promise<void> {
  const images = [...place.querySelectorAll<HTMLImageElement>('main header img')]
  const waiting = images.filter((image) => image.naturalWidth === 0 && image.getClientRects().length > 0)
  const ends = waiting.map(
    (image) =>
      new Promise((resolve) => {
        image.addEventListener('load', resolve)
        image.addEventListener('error', resolve)
      }),
  )
  await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, heroTimeoutMs))])
}
