import type { Project } from './code-host-api.ts'

/** Returns a path for the address of a request, with each part encoded. */
export const pathOf = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Returns the beginning of the addresses about a repository, in the APIs of GitHub, Gitea, and Forgejo. */
export const repos = ({ path }: Pick<Project, 'path'>) => `/repos/${pathOf(path)}`

export const ownerOf = ({ path }: Project) => path.split('/')[0] ?? ''
