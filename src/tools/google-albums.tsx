import { useRef, useState } from 'react'
import { countText, fill } from '../config/locales/texts.ts'
import type { Answers } from '../content/local-tool.ts'
import { Button } from '../ui/button.tsx'
import { useLocale } from '../ui/page/current-page.tsx'
import { AlbumTable } from './album-table.tsx'
import { type Album, listAlbums, refreshCall } from './albums.ts'
import { useAnswers } from './answers.ts'
import { ask } from './ask.ts'
import { type Destination, Destinations } from './destinations.tsx'
import type { ToolFailure } from './failure.ts'
import { FailureNote } from './failure-note.tsx'
import type { FlowField } from './flow.ts'
import { useForgetOnLeave } from './forget-on-leave.ts'
import { ResultView } from './result-view.tsx'
import { readTokens } from './tokens.ts'
import styles from './tool.module.css'
import { ToolForm } from './tool-form.tsx'
import { useToolTexts } from './tool-texts.ts'

const ownsRefreshToken = ({ album_source }: Answers) => album_source === 'refresh'

const fields: readonly FlowField[] = [
  { name: 'album_source', kind: 'choice', options: ['refresh', 'token'] },
  { name: 'client_id', kind: 'text', applies: ownsRefreshToken },
  { name: 'client_secret', kind: 'secret', applies: ownsRefreshToken },
  { name: 'refresh_token', kind: 'secret', applies: ownsRefreshToken },
  { name: 'access_token', kind: 'secret', applies: (answers) => !ownsRefreshToken(answers) },
]

interface Listing {
  readonly state: 'idle' | 'asking' | 'done' | 'cancelled'
  readonly albums: readonly Album[]
  readonly accessToken: string
  readonly failure?: ToolFailure
}

const nothing: Listing = { state: 'idle', albums: [], accessToken: '' }

/** All albums that Google lists for a client, page by page, with the IDs for the driver (Spec T5). */
export function GoogleAlbums() {
  const texts = useToolTexts()
  const { lang } = useLocale()
  const sheet = useAnswers(fields)
  const [listing, setListing] = useState<Listing>(nothing)
  const controller = useRef<AbortController>(undefined)
  useForgetOnLeave(() => {
    controller.current?.abort()
    sheet.clear()
    setListing(nothing)
  })
  const { state, albums, accessToken, failure } = listing

  const list = async () => {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    const { signal } = own
    setListing({ ...nothing, state: 'asking' })
    try {
      const token = await accessTokenOf(sheet.answers, signal)
      if (typeof token !== 'string') return setListing({ ...nothing, failure: token })
      const shown = ownsRefreshToken(sheet.answers) ? token : ''
      const failed = await listAlbums(token, signal, (found) =>
        setListing({ state: 'asking', albums: found, accessToken: shown }),
      )
      setListing((before) => ({ ...before, state: 'done', ...(failed && { failure: failed }) }))
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
  const cancel = () => {
    controller.current?.abort()
    setListing((before) => ({ ...before, state: 'cancelled' }))
  }
  const count = (forms: { one: string; other: string }) => countText(forms, albums.length, lang)
  return (
    <>
      <ToolForm sheet={sheet} action={texts.actions.listAlbums} isBusy={state === 'asking'} onSubmit={list}>
        <Destinations items={useDestinations(sheet.answers)} />
      </ToolForm>
      {state === 'asking' && (
        <div className={styles.note}>
          <p role="status">{count(texts.status.albumsFound)}</p>
          <div className={styles.actions}>
            <Button onClick={cancel}>{texts.actions.cancel}</Button>
          </div>
        </div>
      )}
      {state === 'cancelled' && (
        <p className={styles.note} role="status">
          {texts.status.cancelled} {count(texts.status.albumsFound)}
        </p>
      )}
      {failure && <FailureNote failure={failure} />}
      {state === 'done' && !failure && (
        <p className={styles.note} role="status">
          {albums.length === 0 ? texts.status.noAlbums : count(texts.status.albumsAll)}
        </p>
      )}
      {albums.length > 0 && <AlbumTable albums={albums} />}
      {accessToken !== '' && <ResultView service="google" values={{ access_token: accessToken }} />}
    </>
  )
}

async function accessTokenOf(answers: Answers, signal: AbortSignal): Promise<string | ToolFailure> {
  if (!ownsRefreshToken(answers)) return answers.access_token ?? ''
  const outcome = await ask(refreshCall(answers), undefined, readTokens, signal)
  if (outcome.kind === 'failed') return outcome.failure
  return outcome.values.access_token ?? { kind: 'unexpected', host: 'oauth2.googleapis.com' }
}

function useDestinations(answers: Answers): readonly Destination[] {
  const texts = useToolTexts().where
  const to = (host: string, names: readonly string[]) => ({ words: fill(texts.page, { host }), names })
  const photos = to('photoslibrary.googleapis.com', ['access_token'])
  if (!ownsRefreshToken(answers)) return [photos]
  return [to('oauth2.googleapis.com', ['client_id', 'client_secret', 'refresh_token']), photos]
}
