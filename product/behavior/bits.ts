/** The permission bits by number, with names for scenarios. */
export const bitNames = [
  'seeHidden',
  'withoutPassword',
  'offlineDownload',
  'write',
  'rename',
  'move',
  'copy',
  'remove',
  'webdavRead',
  'webdavManage',
  'ftpRead',
  'ftpManage',
  'readArchives',
  'extract',
  'pathLimit',
  'mcpRead',
  'mcpManage',
] as const

export type Bit = (typeof bitNames)[number]

/** Returns the number that stands for these permissions. */
export const bits = (...names: readonly Bit[]): number =>
  names.reduce((sum, name) => sum + 2 ** bitNames.indexOf(name), 0)

/** Every permission. */
export const allBits = bits(...bitNames)
