import { useEffect } from 'react'
import { draftImage, imageAddressesIn } from './image-drafts.ts'

/** Shows the images of drafts, which the site doesn't have yet, where pages show them. */
export function useDraftImages(): void {
  useEffect(() => {
    const unknown = new WeakSet<Event>()
    const show = async (image: HTMLImageElement, address: string) => {
      const bytes = await draftImage(address)
      if (bytes) {
        image.src = await dataUrl(bytes, address.endsWith('.webp') ? 'image/webp' : 'image/jpeg')
        return
      }
      const event = new Event('error')
      unknown.add(event)
      image.dispatchEvent(event)
    }
    // Before the page says that the image failed.
    const onError = (event: Event) => {
      const { target } = event
      if (!(target instanceof HTMLImageElement) || unknown.has(event)) return
      const [address] = target.src.startsWith('data:') ? [] : imageAddressesIn([target.src])
      if (address === undefined) return
      event.stopPropagation()
      void show(target, address)
    }
    document.addEventListener('error', onError, true)
    return () => document.removeEventListener('error', onError, true)
  }, [])
}

/** Returns an address with the content of an image. The site's policy allows no other address of what isn't on the site. */
export function dataUrl(bytes: Uint8Array, type: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(new Blob([bytes.slice()], { type }))
  })
}
