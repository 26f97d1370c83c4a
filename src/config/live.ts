/** The path at which a development server tells open pages what changed, relative to the site. */
export const livePath = '.live'
