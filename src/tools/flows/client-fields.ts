import type { Answers } from '../../content/local-tool.ts'
import type { FieldName, FlowField } from '../flow.ts'

export const isOwnClient = (answers: Answers): boolean => answers.client !== 'provided'

/** Fields of the visitor's own client. */
const ownFields: Readonly<Record<'client_id' | 'client_secret', FlowField>> = {
  client_id: { name: 'client_id', kind: 'text', applies: isOwnClient },
  client_secret: { name: 'client_secret', kind: 'secret', applies: isOwnClient },
}

/**
 * Returns the choice between the site's client, if it has one, and the visitor's own, and the fields for the
 * latter.
 *
 * @param secret `none` if this page never needs it
 */
export function clientFields(
  provided: string | undefined,
  secret: 'required' | 'optional' | 'none',
): readonly FlowField[] {
  const choice: FlowField = { name: 'client', kind: 'choice', options: ['provided', 'own'] }
  const own = [
    ownFields.client_id,
    ...(secret === 'none' ? [] : [{ ...ownFields.client_secret, isOptional: secret === 'optional' }]),
  ]
  return provided === undefined ? own : [choice, ...own]
}

/** For the visitor's own client: who exchanges the code, the visitor with a command or the API server. */
export const exchangeFields: readonly FlowField[] = [
  { name: 'exchange', kind: 'choice', options: ['command', 'api'], applies: isOwnClient },
  {
    name: 'client_secret',
    kind: 'secret',
    applies: (answers) => isOwnClient(answers) && answers.exchange === 'api',
  },
]

/** Returns an answer; '' if the field does not apply. */
export const answer = (answers: Answers, name: FieldName): string => answers[name] ?? ''
