import { latePart } from '../../ui/late-part.tsx'

/** Links to this page in each version of the documentation, for sites with versions. */
export const VersionLinks = latePart(
  'The versions',
  () => import('../../features/versions/version-links.tsx'),
)

/** What this site says about the current version of the documentation if it is another one. */
export const OldVersion = latePart(
  'The note of an old version',
  () => import('../../features/versions/old-version.tsx'),
)
