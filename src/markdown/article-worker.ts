/** The worker that reads long texts: it takes a text and sends the article back, one part in each message. */
import { readArticle } from './article.ts'
import type { ReadAnswer, ReadRequest } from './read-message.ts'

const send = (answer: ReadAnswer) => postMessage(answer)

addEventListener('message', ({ data: { id, markdown, ...options } }: MessageEvent<ReadRequest>) => {
  const { groups, ...article } = readArticle(markdown, options)
  // What arrives is unpacked on the page's own thread: many small parcels, so that none of them holds it up.
  for (let part = 1; part < article.parts; part += 1) {
    send({ id, kind: 'part', groups: [...groups.entries()].filter(([, group]) => group.part === part) })
  }
  send({ id, kind: 'end', article })
})
