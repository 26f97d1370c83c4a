import { textsAfterDeletion, textsAfterMove } from '../../../move/moved-texts.ts'
import { storeDrafts, storedDrafts } from '../page-drafts.ts'
import type { Draft } from '../preview/draft.ts'
import { shortHash } from '../short-hash.ts'
import { withDrafts } from './site-texts.ts'

/**
 * `taken`: a page or a draft has the new path. `missing`: a language has no page with the given path. `other-tab`: a draft
 * would change under the hands of the reader. `full`: the device can't store the drafts. Then, nothing was stored.
 */
export type Prepared =
  | { readonly kind: 'prepared'; readonly drafts: readonly Draft[]; readonly undo: () => void }
  | { readonly kind: 'other-tab'; readonly file: string }
  | { readonly kind: 'taken' | 'missing' | 'full' }

/** What is prepared, and what the site has. */
interface Job {
  /** The page in one of its languages. It moves, or is deleted, in all of them. */
  readonly file: string
  /** The path of another page, or the new one, without the language. */
  readonly path: string
  readonly published: ReadonlyMap<string, string>
  /** The files that any tab edits. This tab edits `file`. */
  readonly elsewhere: readonly string[]
}

/** Stores drafts that move a page in all languages, and those of all files that lead to it. */
export async function prepareMove(job: Job): Promise<Prepared> {
  const drafts = storedDrafts()
  const texts = withDrafts(job.published, drafts)
  const moves = pairsOf(job, texts)
  if ([...moves.values()].some((file) => texts.has(file))) return { kind: 'taken' }
  const unknown = [...moves.keys()].filter((file) => !job.published.has(file))
  const changed = await textsAfterMove(texts, moves, shortHash, new Set(unknown))
  const olds = new Map([...moves].map(([old, now]) => [now, old]))
  const next = [...changed].map(([file, text]): Draft => {
    const old = olds.get(file) ?? file
    const before = drafts.find((draft) => draft.file === old)
    const base = before ? before.base : job.published.get(old)
    const movedFrom = before?.movedFrom ?? (old === file ? undefined : old)
    if (base === undefined) return { file, text }
    return movedFrom === undefined || movedFrom === file
      ? { file, text, base }
      : { file, text, base, movedFrom }
  })
  return store(next, [...moves.keys()], job)
}

/** Stores drafts that delete a page in all languages, and those of all files that lead to it. */
export async function prepareDeletion(job: Job): Promise<Prepared> {
  const drafts = storedDrafts()
  const texts = withDrafts(job.published, drafts)
  const heirs = pairsOf(job, texts)
  if ([...heirs].some(([file, heir]) => file === heir || !texts.has(heir))) return { kind: 'missing' }
  const changed = await textsAfterDeletion(texts, heirs, shortHash)
  const next = [...changed].map(([file, text]): Draft => {
    const before = drafts.find((draft) => draft.file === file)
    if (before) return { ...before, text }
    const base = job.published.get(file)
    return base === undefined ? { file, text } : { file, text, base }
  })
  const deleted = [...heirs].flatMap(([file, heir]): readonly Draft[] => {
    const { movedFrom = file, base } = drafts.find((draft) => draft.file === file) ?? {
      base: job.published.get(file),
    }
    return base === undefined ? [] : [{ file: movedFrom, text: '', base, isDeleted: true, heir }]
  })
  return store([...deleted, ...next], [...heirs.keys()], job)
}

/** Returns the page in all its languages, each with the file of the given path. */
function pairsOf({ file, path }: Job, texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const name = file.slice(file.indexOf('/'))
  const own = [...texts.keys()].filter((one) => one.slice(one.indexOf('/')) === name)
  return new Map(own.map((one) => [one, `${one.slice(0, one.indexOf('/'))}/${path}`]))
}

function store(drafts: readonly Draft[], gone: readonly string[], { file, elsewhere }: Job): Prepared {
  const busy = [...gone, ...drafts.map((draft) => draft.file)].find(
    (one) => one !== file && elsewhere.includes(one),
  )
  if (busy !== undefined) return { kind: 'other-tab', file: busy }
  const before = storedDrafts()
  if (!storeDrafts(drafts, gone)) return { kind: 'full' }
  const isOurs = (one: Draft) => drafts.some((draft) => draft.file === one.file && draft.text === one.text)
  const undo = () => {
    const now = storedDrafts()
    const kept = now.filter((one) => !isOurs(one))
    const files = kept.map((one) => one.file)
    const given = [...gone, ...drafts.map((draft) => draft.file)]
    const back = before.filter((one) => given.includes(one.file) && !files.includes(one.file))
    storeDrafts(
      back,
      now.filter(isOurs).map((one) => one.file),
    )
  }
  return { kind: 'prepared', drafts, undo }
}
