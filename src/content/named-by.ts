/**
 * How the files in `manifest/` are named. A published site names them by content, so that a name always means
 * the same bytes and can be cached forever. A working copy names them by purpose, so that the committed root
 * does not change with every text.
 */
export type NamedBy = 'content' | 'purpose'
