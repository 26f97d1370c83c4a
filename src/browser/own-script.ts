/** The file that holds the application in this tab; a published version has another. This module stands in it (vite.config.ts). */
export const ownScript = new URL(import.meta.url).pathname.split('/').at(-1) ?? ''
