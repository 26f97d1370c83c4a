/** The worker that parses long texts: receives a text and returns the article, one part per message. */

import { atOnce } from '../prepare/steps.ts'
import { readArticle } from './article.ts'
import type { ReadAnswer, ReadRequest } from './read-message.ts'

const send = (answer: ReadAnswer) => postMessage(answer)

addEventListener('message', ({ data: { markdown, ...options } }: MessageEvent<ReadRequest>) => {
  const { groups, ...article } = atOnce(readArticle(markdown, options))
  // Messages are deserialized on the page's own thread, so many small ones keep it responsive.
  for (let part = 1; part < article.parts; part += 1) {
    send({ kind: 'part', groups: [...groups.entries()].filter(([, group]) => group.part === part) })
  }
  send({ kind: 'end', article })
})
