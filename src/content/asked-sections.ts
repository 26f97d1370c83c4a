import type { SearchSection } from './search-files.ts'

/** The words of readers who look for a page or a section of it. */
export interface SectionQuestions {
  /** The heading's ID; '' for the page itself. */
  readonly id: string
  readonly phrases: readonly string[]
}

/** Adds the phrases of a page to its sections. */
export function askedSections(
  sections: readonly SearchSection[],
  questions: readonly SectionQuestions[] = [],
): readonly SearchSection[] {
  const phrasesOf = new Map(questions.map(({ id, phrases }) => [id, phrases.join('\n')]))
  return sections.map((section) => {
    const asked = phrasesOf.get(section.id)
    return asked === undefined ? section : { ...section, asked }
  })
}
