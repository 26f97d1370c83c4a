/**
 * The name of the file that contains the application in this tab; each published version has another name.
 * This module is part of that file (vite.config.ts).
 */
export const ownScript = new URL(import.meta.url).pathname.split('/').at(-1) ?? ''
