import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

interface Media {
  /** Default: `screen`. */
  readonly media?: 'print' | 'screen'
  readonly features?: readonly { readonly name: string; readonly value: string }[]
}

/** Makes the browser report a medium, or features such as `prefers-reduced-motion`, until the test ends. */
export async function emulateMedia({ media = 'screen', features = [] }: Media): Promise<void> {
  const send = (params: object) =>
    (cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }).send(
      'Emulation.setEmulatedMedia',
      params,
    )
  onTestFinished(async () => {
    await send({ media: '', features: [] })
  })
  await send({ media, features })
}
