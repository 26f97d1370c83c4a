import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const policyOf = (file: string) =>
  new Map(
    (/http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? '')
      .split(';')
      .map((rule) => rule.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources.join(' ')] as const),
  )

test('[D6] [D8] [D10] the drawing frame may run the site’s own scripts and load nothing else', () => {
  expect(Object.fromEntries(policyOf('diagram-frame.html'))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'unsafe-inline'",
    'img-src': 'data:',
    'base-uri': "'none'",
    'form-action': "'none'",
  })
})

test('[D5] [D10] a demo may run what it brings and load nothing', () => {
  const policy = policyOf('public/demo-frame.html')
  expect(policy.get('default-src')).toBe("'none'")
  for (const [name, sources] of policy) {
    if (name !== 'default-src') expect([`'unsafe-inline'`, 'data:', `'none'`]).toContain(sources)
  }
})
