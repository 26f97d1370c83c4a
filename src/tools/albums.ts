import { isRecord, type JsonObject } from '../config/is-record.ts'
import { albumPageSize } from '../config/tools.ts'
import type { Answers } from '../content/local-tool.ts'
import { ask } from './ask.ts'
import type { ToolFailure } from './failure.ts'
import type { Call } from './flow.ts'
import { googleTokenAddress } from './flows/google.ts'

export interface Album {
  readonly id: string
  readonly title: string
  /** Number of photos and videos; '' if Google does not report it. */
  readonly items: string
}

/** Returns a call that exchanges a refresh token for an access token. */
export function refreshCall(answers: Answers): Call {
  return {
    to: 'provider',
    method: 'POST',
    address: googleTokenAddress,
    form: {
      grant_type: 'refresh_token',
      client_id: answers.client_id ?? '',
      client_secret: answers.client_secret ?? '',
      refresh_token: answers.refresh_token ?? '',
    },
  }
}

const albumsCall = (token: string, pageToken: string): Call => ({
  to: 'provider',
  method: 'GET',
  address: 'https://photoslibrary.googleapis.com/v1/albums',
  query: { pageSize: String(albumPageSize), pageToken },
  bearer: token,
})

/**
 * Reads all pages of albums, one after the other.
 *
 * @param onFound called after each page with all albums so far
 * @returns why it stopped early; `undefined` when all pages were read
 * @throws the signal's reason when it is aborted
 */
export async function listAlbums(
  token: string,
  signal: AbortSignal,
  onFound: (albums: readonly Album[]) => void,
): Promise<ToolFailure | undefined> {
  let albums: readonly Album[] = []
  const asked = new Set<string>()
  let pageToken = ''
  do {
    asked.add(pageToken)
    const page: { albums: readonly Album[]; next: string } = { albums: [], next: '' }
    const outcome = await ask(
      albumsCall(token, pageToken),
      undefined,
      (json) => {
        page.albums = readAlbums(json)
        page.next = typeof json.nextPageToken === 'string' ? json.nextPageToken : ''
        return {}
      },
      signal,
    )
    if (outcome.kind === 'failed') return outcome.failure
    albums = [...albums, ...page.albums]
    onFound(albums)
    pageToken = page.next
    // A page that refers to a previous one would cause an endless loop.
  } while (pageToken !== '' && !asked.has(pageToken))
  return undefined
}

function readAlbums({ albums }: JsonObject): readonly Album[] {
  if (!Array.isArray(albums)) return []
  return albums.flatMap((album: unknown) => {
    if (!isRecord(album)) return []
    const { id, title, mediaItemsCount } = album
    if (typeof id !== 'string') return []
    return [
      {
        id,
        title: typeof title === 'string' ? title : '',
        items: mediaItemsCount ? String(mediaItemsCount) : '',
      },
    ]
  })
}
