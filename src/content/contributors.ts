import type { Contributor } from './history.ts'
import type { SiteConfig } from './site-config.ts'

/**
 * Returns the contributors to show, with the configured names (`contributorNames`): by name or email address
 * of the commit, another name, or `false` to hide the person. Each name occurs once.
 */
export function namedContributors(
  people: readonly Contributor[],
  names: SiteConfig['contributorNames'] = {},
): readonly Contributor[] {
  const own = new Map(Object.entries(names))
  const shown = people.flatMap((person) => {
    const name = own.get(person.email) ?? own.get(person.name) ?? person.name
    return name === false || name.trim() === '' ? [] : [{ ...person, name }]
  })
  return [...new Map(shown.map((person) => [person.name, person])).values()]
}
