import type { Answers, Field, FieldName } from '../flow.ts'

export const isOwnClient = (answers: Answers): boolean => answers.client !== 'provided'

/** Fields of a client of one's own. */
const ownFields: Readonly<Record<'client_id' | 'client_secret', Field>> = {
  client_id: { name: 'client_id', kind: 'text', applies: isOwnClient },
  client_secret: { name: 'client_secret', kind: 'secret', applies: isOwnClient },
}

/**
 * The choice between the site's client and one's own, where the site has one, and the fields of one's own.
 *
 * @param secret `none`: this page never needs it
 */
export function clientFields(
  provided: string | undefined,
  secret: 'required' | 'optional' | 'none',
): readonly Field[] {
  const choice: Field = { name: 'client', kind: 'choice', options: ['provided', 'own'] }
  const own = [
    ownFields.client_id,
    ...(secret === 'none' ? [] : [{ ...ownFields.client_secret, isOptional: secret === 'optional' }]),
  ]
  return provided === undefined ? own : [choice, ...own]
}

/** For a client of one's own: who exchanges the code, the visitor's own command or the API server. */
export const exchangeFields: readonly Field[] = [
  { name: 'exchange', kind: 'choice', options: ['command', 'api'], applies: isOwnClient },
  {
    name: 'client_secret',
    kind: 'secret',
    applies: (answers) => isOwnClient(answers) && answers.exchange === 'api',
  },
]

/** An answer, '' where the field was not asked. */
export const answer = (answers: Answers, name: FieldName): string => answers[name] ?? ''
