/*
 * What corrects pages and shows drafts. These parts are behind one import, so that pages load the name of one file instead of the
 * names of all scripts and styles that the parts need.
 */

export const loadEditor = () => import('./page-editor.tsx')
export const loadSelectionButton = () => import('../features/edit/report/selection-button.tsx')
export const loadPreview = () => import('./page-preview.tsx')
