import { freshHeldFor } from '../config/offline.ts'
import { wantedHeader } from './saved-copy.ts'

/** The external functions that answering needs; the worker provides caches and network. */
export interface TextDependencies {
  readonly find: (url: string) => Promise<Response | undefined>
  /** Saves a good response. A failure here must not cost the reader the response. */
  readonly save: (url: string, answer: Response) => Promise<void>
  /** Requests a text from the server; rejects on a timeout. */
  readonly ask: (url: string) => Promise<Response>
}

/**
 * Returns a handler for text requests (Spec O4). A normal request gets the saved copy at once, while the
 * server is asked at the same time. A request for the fresh text (`wantedHeader`) joins that second request,
 * so that both cost one; its failures are the caller's to show.
 */
export function createTextAnswers(dependencies: TextDependencies) {
  const asked = new Map<string, Promise<Response>>()

  const ask = (url: string): Promise<Response> => {
    const answer = askAndSave(dependencies, url)
    asked.set(url, answer)
    const forget = () => asked.get(url) === answer && asked.delete(url)
    // A failure is not joined, because the next attempt may succeed. A response that no one joins is
    // released.
    answer.then(() => setTimeout(forget, freshHeldFor), forget)
    return answer
  }

  /** @param later keeps the worker alive until the given promise settles */
  return async function answer(
    request: Pick<Request, 'url' | 'headers'>,
    later: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    const { url } = request
    if (request.headers.get(wantedHeader) === 'fresh') {
      const joined = asked.get(url) ?? ask(url)
      // Joined only once: a later caller wants the state at that time.
      asked.delete(url)
      return (await joined).clone()
    }
    const fresh = ask(url)
    const saved = await dependencies.find(url).catch(() => undefined)
    if (!saved) {
      // This is the server's own response, so there is no newer one.
      asked.delete(url)
      return (await fresh).clone()
    }
    later(fresh.catch(() => undefined))
    return saved
  }
}

async function askAndSave({ ask, save }: TextDependencies, url: string): Promise<Response> {
  const answer = await ask(url)
  // Read completely before it is used: half a file must never be saved or shown.
  const body = await answer.arrayBuffer()
  const whole = new Response(hasBody(answer) ? body : null, answer)
  await save(url, whole.clone()).catch(() => undefined)
  return whole
}

const hasBody = ({ status }: Response) => ![101, 204, 205, 304].includes(status)
