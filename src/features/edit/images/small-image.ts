/** What the guide for images allows: pixels of a side, and bytes of a file. */
const most = { width: 1600, height: 4000, bytes: 300_000 } as const

/** From hardly visible losses to clearly visible ones. */
const qualities = [0.9, 0.8, 0.65, 0.5] as const

export interface SmallImage {
  readonly bytes: Uint8Array
  readonly extension: 'webp' | 'jpg'
}

/**
 * Returns an image in a form for pages: not too wide, and not too large. It is drawn anew, so what a camera writes into its
 * files, such as the place, is not in it. `undefined` if the file is no image that the browser can draw.
 */
export async function smallImage(file: Blob): Promise<SmallImage | undefined> {
  const drawn = await createImageBitmap(file).catch(() => undefined)
  if (!drawn) return undefined
  let scale = Math.min(1, most.width / drawn.width, most.height / drawn.height)
  for (;;) {
    const canvas = canvasOf(drawn, scale)
    for (const quality of qualities) {
      const blob = await encoded(canvas, quality)
      if (!blob) return undefined
      if (blob.size <= most.bytes || canvas.width < 100)
        return {
          bytes: new Uint8Array(await blob.arrayBuffer()),
          extension: blob.type === 'image/webp' ? 'webp' : 'jpg',
        }
    }
    scale *= 0.75
  }
}

function canvasOf(drawn: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(drawn.width * scale))
  canvas.height = Math.max(1, Math.round(drawn.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}

/** Encodes as WebP, or as JPEG in a browser that can't. */
async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> {
  const as = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  const webp = await as('image/webp')
  return (webp?.type === 'image/webp' ? webp : await as('image/jpeg')) ?? undefined
}
