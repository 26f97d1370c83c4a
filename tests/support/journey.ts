/**
 * Details for a browser test of what must never break, passed before its body. `npm test` runs only journeys, and
 * `npm run test:full` every browser test.
 *
 * @param isJourney for a test in a loop, whether this case is a journey
 */
export const journey = (isJourney = true): { readonly tag?: string } => (isJourney ? { tag: '@journey' } : {})
