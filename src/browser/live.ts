/**
 * Returns whether the page follows the files of its editor: in `npm run dev`, and with the built application in a
 * development server, which marks the document.
 */
export const isLive = (): boolean =>
  import.meta.env.DEV || document.documentElement.dataset.live !== undefined
