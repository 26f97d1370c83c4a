import { test } from 'vitest'
import { drawableText } from '../../../src/content/drawable-text.ts'
import { envelopeOf } from '../../../src/markdown/blocks/console/frame/explain.ts'
import { formattedJson } from '../../../src/markdown/blocks/console/frame/formatted-json.ts'
import { isOpenMessage, readConsoleMessage } from '../../../src/markdown/blocks/console/operation.ts'
import { isDrawAnswer, isDrawRequest } from '../../../src/markdown/blocks/drawing/drawing.ts'
import { generatedTimeout, withstands } from '../../support/generated.ts'
import { hostileJson, hostileText } from '../../support/generated-values.ts'

const names = [
  'console',
  'operation',
  'locale',
  'address',
  'id',
  'kind',
  'source',
  'drawing',
  'failure',
  'code',
  'message',
  'data',
]

test('any message between the page and its frames is read or ignored', { timeout: generatedTimeout }, () =>
  withstands(hostileJson(names), (message) => [
    isOpenMessage(message),
    readConsoleMessage(message),
    isDrawAnswer(message),
    isDrawRequest(message),
  ]),
)

test('any answer is shown in the console', { timeout: generatedTimeout }, () =>
  withstands(hostileText, (text) => {
    const answer = {
      kind: 'answer',
      status: 200,
      headers: '',
      type: '',
      text,
      bytes: 1,
      isCut: false,
    } as const
    return [drawableText(text), formattedJson(text), envelopeOf(answer)]
  }),
)
