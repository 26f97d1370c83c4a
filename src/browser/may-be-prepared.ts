/** Returns whether `npm run index` has written prepared pages for this document (`data-prepared`). */
export const mayBePrepared = (): boolean => document.documentElement.dataset.prepared !== undefined
