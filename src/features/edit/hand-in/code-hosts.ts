import type { CodeHostKind } from '../../../content/code-host.ts'
import type { CodeHostApi } from './code-host-api.ts'
import { gitea } from './gitea.ts'
import { github } from './github.ts'
import { gitlab } from './gitlab.ts'

/** The interfaces of code hosts, by kind. */
export const codeHosts: Readonly<Record<CodeHostKind, CodeHostApi>> = { github, gitlab, gitea }
