import { describe, expect, test } from 'vitest'
import { namedContributors } from '../../../src/content/contributors.ts'
import { readSiteConfig } from '../../../src/content/site-config.ts'

const people = [
  { name: 'jdoe', email: 'jane@example.org' },
  { name: 'Build bot', email: 'bot@example.org' },
  { name: 'Li Wei', email: 'li@example.org' },
]
const names = (configured: unknown) =>
  namedContributors(people, readSiteConfig({ contributorNames: configured }).value.contributorNames).map(
    ({ name }) => name,
  )

describe('[P5] [M2] the configuration names contributors', () => {
  test('contributors without an entry have their names from git', () => {
    expect(names(undefined)).toEqual(['jdoe', 'Build bot', 'Li Wei'])
  })

  test('an entry with a name or address renames a contributor, or hides them', () => {
    expect(names({ jdoe: 'Jane Doe', 'bot@example.org': false })).toEqual(['Jane Doe', 'Li Wei'])
  })

  test('a person with two addresses is listed once', () => {
    expect(names({ jdoe: 'Li Wei', 'Build bot': false })).toEqual(['Li Wei'])
  })

  test('the list can be empty, and names such as “constructor” are ordinary names', () => {
    expect(names({ jdoe: false, 'Build bot': false, 'Li Wei': '' })).toEqual([])
    expect(namedContributors([{ name: 'constructor', email: '' }])).toEqual([
      { name: 'constructor', email: '' },
    ])
  })
})
