import type { VersionTexts } from '../en/versions.ts'

/** The texts about the versions of a documentation, in Simplified Chinese. */
export const versions: VersionTexts = {
  notMaintained: '不再维护',
  noPage: '没有这一页，将打开它的首页。',
  oldVersion: '旧版本',
  note: '{own} 已不再维护。',
  toPage: '查看 {current} 的这一页',
  toHome: '{current} 没有这一页，前往它的首页',
}
