import { encodeParts } from '../../../content/page-path.ts'
import type { Project } from './code-host-api.ts'

/** Returns the beginning of the addresses about a repository, in the APIs of GitHub, Gitea, and Forgejo. */
export const repos = ({ path }: Pick<Project, 'path'>) => `/repos/${encodeParts(path)}`

export const ownerOf = ({ path }: Project) => path.split('/')[0] ?? ''
