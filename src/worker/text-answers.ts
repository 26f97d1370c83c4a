import { wantedHeader } from './saved-copy.ts'

/** What answering needs of the world; the worker gives it the caches and the network. */
export interface TextDoors {
  readonly find: (url: string) => Promise<Response | undefined>
  /** Saves a good answer. A fault of it must not cost the reader the answer. */
  readonly save: (url: string, answer: Response) => Promise<void>
  /** Asks the server; rejects when there is no answer in time. */
  readonly ask: (url: string) => Promise<Response>
}

/**
 * Answers requests for texts (Checklist O4). A usual request gets the saved copy at once, and the server is asked in the same moment. A request
 * for the fresh text (`wantedHeader`) joins that question, so that both cost one request; its failures are the caller's to show.
 */
export function createTextAnswers(doors: TextDoors) {
  const asked = new Map<string, Promise<Response>>()

  const ask = (url: string): Promise<Response> => {
    const answer = askAndSave(doors, url)
    asked.set(url, answer)
    // A failure is not worth joining: the next question may fare better.
    answer.catch(() => asked.get(url) === answer && asked.delete(url))
    return answer
  }

  /** @param later keeps the worker alive until what it is given is done */
  return async function answer(
    request: Pick<Request, 'url' | 'headers'>,
    later: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    const { url } = request
    if (request.headers.get(wantedHeader) === 'fresh') {
      const joined = asked.get(url) ?? ask(url)
      // Once only: whoever asks again wants to know what is true by then.
      asked.delete(url)
      return (await joined).clone()
    }
    const fresh = ask(url)
    const saved = await doors.find(url).catch(() => undefined)
    if (!saved) return (await fresh).clone()
    later(fresh.catch(() => undefined))
    return saved
  }
}

async function askAndSave({ ask, save }: TextDoors, url: string): Promise<Response> {
  const answer = await ask(url)
  // Read to its end before anyone has it: half a file is never an answer, saved or shown.
  const body = await answer.arrayBuffer()
  const whole = new Response(hasBody(answer) ? body : null, answer)
  await save(url, whole.clone()).catch(() => undefined)
  return whole
}

const hasBody = ({ status }: Response) => ![101, 204, 205, 304].includes(status)
