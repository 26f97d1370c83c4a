import type { FileChange } from '../file-change.ts'
import type { CodeHostSession } from './code-host-session.ts'

/** A repository on a code host. */
export interface Project {
  /** As in its address: `owner/name`. */
  readonly path: string
  /** Number of the repository, where the host uses one. */
  readonly id?: number
}

/** A change with its file's path in the repository. */
export interface RepositoryChange {
  readonly path: string
  readonly change: FileChange
}

/** A commit on a new branch. */
export interface BranchCommit {
  /** The repository of the pages. */
  readonly upstream: Project
  /** Where the branch is made: the repository itself, or a fork. */
  readonly target: Project
  /** The branch that the new one starts from. */
  readonly from: string
  /** Name of the new branch. */
  readonly branch: string
  readonly title: string
  readonly changes: readonly RepositoryChange[]
}

/** A pull request that is to be opened. */
export interface RequestToOpen extends BranchCommit {
  readonly account: string
}

/** How a kind of code host does each step. A failure is thrown (`HandInFailure`, `WireFailure`). */
export interface CodeHostApi {
  /** Returns the value of the header `Authorization`. */
  readonly authorization: (token: string) => string
  /** Page on which editors create a token, below the host's address. */
  readonly tokenPage: string
  /** Returns the name of the token's owner. */
  readonly account: (session: CodeHostSession) => Promise<string>
  /** Returns the repository, and whether the account can create branches in it. */
  readonly project: (
    session: CodeHostSession,
    path: string,
  ) => Promise<Project & { readonly canWrite: boolean }>
  /** Returns Git's ID of a file on a branch; `undefined` if it doesn't exist. */
  readonly blobId: (
    session: CodeHostSession,
    file: { readonly project: Project; readonly branch: string; readonly path: string },
  ) => Promise<string | undefined>
  /** Returns the account's fork, creating it if there is none, with the branch as it is in the original. */
  readonly fork: (
    session: CodeHostSession,
    original: { readonly project: Project; readonly branch: string; readonly account: string },
  ) => Promise<Project>
  /** Commits all changes on a new branch. A branch of this name has the same changes, and stays as it is. */
  readonly commit: (session: CodeHostSession, commit: BranchCommit) => Promise<void>
  /** Opens the pull request and returns its address; the one that is open already if there is one. */
  readonly open: (
    session: CodeHostSession,
    request: RequestToOpen,
  ) => Promise<{ readonly address: string; readonly isNew: boolean }>
}
