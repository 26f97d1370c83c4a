/** Spec §9 "Colour scheme reveal". Milliseconds. */
export const revealDuration = 400

/** Spec §9 "focus delay": how long the pointer rests on the article before what is around it dims. Milliseconds. */
export const focusDelay = 1500

/** What browsers colour their own bars with: the page's background in each scheme. They stand in index.html too, for the moment before the application. */
export const themeColours = { light: '#ffffff', dark: '#0f1619' } as const
