import { oneLine } from '../../../content/text-ends.ts'
import type { FileChange } from '../file-change.ts'
import { binaryPatch } from './binary-patch.ts'
import { noBlob } from './blob-id.ts'
import { actionOf, blobIdsOf } from './file-content.ts'
import { inRepository } from './in-repository.ts'
import { unifiedDiff } from './unified-diff.ts'

export interface PatchHead {
  /** One line that says what changes. */
  readonly title: string
  readonly author: string
  readonly email: string
  readonly date: Date
  /** Folder of the content in the repository. */
  readonly folder: string
}

/**
 * Returns changes as an email that `git am` applies as one commit. Deleting a file whose text is not known is left to
 * the reader of the message, which names the file.
 *
 * @throws HandInFailure `path`
 */
export async function mailPatch(changes: readonly FileChange[], head: PatchHead): Promise<string> {
  const files = inRepository(head.folder, changes)
  const isUnknown = ({ base }: FileChange) => base === undefined
  const gone = files.filter(({ change }) => actionOf(change) === 'delete' && isUnknown(change))
  const parts = await Promise.all(
    files.filter((file) => !gone.includes(file)).map(({ change, path }) => filePatch(change, path)),
  )
  const lines = [
    `From ${noBlob} Mon Sep 17 00:00:00 2001`,
    `From: ${plain(head.author)} <${plain(head.email)}>`,
    `Date: ${head.date.toUTCString().replace('GMT', '+0000')}`,
    `Subject: [PATCH] ${oneLine(head.title)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...(gone.length === 0 ? [] : ['Also delete:', ...gone.map(({ path }) => oneLine(path)), '']),
    '---',
    '',
  ]
  return `${lines.join('\n')}${parts.join('')}-- \nweb editor\n`
}

/** Returns whether `git am` needs `--keep-cr`, because lines end as on Windows. */
export function hasCarriageReturns(changes: readonly FileChange[]): boolean {
  return changes.some(({ base = '', text = '' }) => base.includes('\r\n') || text.includes('\r\n'))
}

async function filePatch(change: FileChange, path: string): Promise<string> {
  const { before = noBlob, after = noBlob } = blobIdsOf(change)
  const action = actionOf(change)
  const [old, now] = [quoted(`a/${path}`), quoted(`b/${path}`)]
  const mode = { create: 'new file mode 100644\n', update: '', delete: 'deleted file mode 100644\n' }[action]
  const head = `diff --git ${old} ${now}\n${mode}index ${before}..${after}${mode === '' ? ' 100644' : ''}\n`
  if (change.bytes) return head + (await binaryPatch(change.bytes))
  const hunks = unifiedDiff(change.base ?? '', change.text ?? '')
  if (hunks === '') return mode === '' ? '' : head
  const from = action === 'create' ? '/dev/null' : ended(old)
  const to = action === 'delete' ? '/dev/null' : ended(now)
  return `${head}--- ${from}\n+++ ${to}\n${hunks}`
}

/** Git ends names with spaces with a tab. */
const ended = (name: string) => (name.includes(' ') ? `${name}\t` : name)

/** Quotes a name with characters that would end it. */
function quoted(name: string): string {
  const needsQuotes = [...name].some((letter) => letter < ' ' || letter === '"' || letter === '\\')
  return needsQuotes
    ? `"${name.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`
    : name
}

const plain = (text: string) => oneLine(text.replace(/[<>"]/g, ''))
