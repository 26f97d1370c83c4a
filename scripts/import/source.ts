/** An entry of another engine's menu. */
export interface MenuEntry {
  readonly text?: string | undefined
  readonly badge?: string | undefined
  /** As the menu writes it: the path of a page, its ID, or an address. */
  readonly target?: string | undefined
  readonly children?: readonly MenuEntry[] | undefined
  /** A folder below the pages whose pages take the place of the entry. */
  readonly folder?: string | undefined
}

/** An old address, and the page that it leads to. Both as the engine writes them. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/** A folder of another engine. */
export interface Source {
  /** Its name for people. */
  readonly engine: string
  /** The folder of the project. */
  readonly root: string
  /** The folder of the pages. */
  readonly docs: string
  /** Folders whose files have addresses at the root of the site. */
  readonly statics: readonly string[]
  /** Whether its `.md` files are MDX. */
  readonly isMdx: boolean
  /** Whether names may start with a number that only sorts: `01-intro.md`. */
  readonly hasNumberedNames: boolean
  readonly title: string | undefined
  /** Returns the menu of a language's folder below `docs` ('' for the only one); `undefined` if there is none. */
  readonly menuOf: (folder: string) => readonly MenuEntry[] | undefined
  /** The files that may contain the menu. */
  readonly menuFiles?: readonly (string | undefined)[]
  readonly redirects: readonly Redirect[]
}

/** A folder of another engine, with the title of the new site. */
export interface TitledSource extends Source {
  readonly title: string
}

/** Returns what a folder is, if it is of the engine. */
export type Recognize = (folder: string) => Source | undefined
