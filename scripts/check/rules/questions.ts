import type { FaultWords } from '../../../src/config/locales/check-words.ts'
import { normalised } from '../../../src/content/normalised.ts'
import { longestQuestion, mostPhrases } from '../../../src/content/page-questions.ts'
import type { PageFacts } from '../page-facts.ts'
import type { Rule } from '../rule.ts'

/** Reports phrases in `questions` that are too many or too long, without a section, or on several pages. */
export const questions: Rule = {
  id: 'questions',
  severity: 'warning',
  ofSite: (site) => {
    const used = new Map<string, string>()
    return site.pages.flatMap((page) =>
      (page.metadata.questions ?? []).flatMap(({ id, phrases }) => {
        const verdicts = [
          ...verdictsOfGroup(page, id, phrases.length),
          ...phrases.flatMap((phrase) => verdictsOfPhrase(page, phrase, used)),
        ]
        return verdicts.map((verdict) => ({ file: page.file, line: page.questionsLine, ...verdict }))
      }),
    )
  },
}

function verdictsOfGroup({ anchors }: PageFacts, id: string, count: number): readonly FaultWords[] {
  return [
    ...(id === '' || anchors.has(id) ? [] : [{ kind: 'questions-section', values: { id } } as const]),
    ...(count > mostPhrases
      ? [{ kind: 'questions-many', values: { count, most: mostPhrases } } as const]
      : []),
  ]
}

/** @param used the files of the phrases seen so far, by language and phrase */
function verdictsOfPhrase(
  { address, file }: PageFacts,
  phrase: string,
  used: Map<string, string>,
): readonly FaultWords[] {
  const key = `${address.locale} ${normalised(phrase)}`
  const other = used.get(key)
  if (other === undefined) used.set(key, file)
  const { length } = phrase
  return [
    ...(length > longestQuestion
      ? [{ kind: 'questions-long', values: { phrase, length, most: longestQuestion } } as const]
      : []),
    ...(other === undefined ? [] : [{ kind: 'questions-twice', values: { phrase, other } } as const]),
  ]
}
