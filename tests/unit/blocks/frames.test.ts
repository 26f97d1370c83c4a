import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { consoleDocument } from '../../../scripts/build/console-frame.ts'
import { headerRulesOf, headersOf } from '../../../scripts/publish/header-rules.ts'
import { ownPolicyOf } from '../../../scripts/publish/site-document.ts'

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

test('[D5] [D10] a demo can run its own script, and load nothing', () => {
  const policy = policyOf('public/demo-frame.html')
  expect(policy.get('default-src')).toBe("'none'")
  for (const [name, sources] of policy) {
    if (name !== 'default-src') expect([`'unsafe-inline'`, 'data:', `'none'`]).toContain(sources)
  }
})

test('[D10] the console may contact every server, and runs only its own two scripts', () => {
  const policy = ownPolicyOf(consoleDocument('run()')) ?? ''
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-\S+' 'sha256-\S+'; style-src 'unsafe-inline'; connect-src http: https:; base-uri 'none'; form-action 'none'$/,
  )
  // Another script has another hash.
  expect(ownPolicyOf(consoleDocument('other()'))).not.toBe(policy)
})

test('[D10] the headers of every host isolate the console, also without the attribute of the frame', () => {
  const framed = [{ file: 'console-frame.html', policy: ownPolicyOf(consoleDocument('run()')) ?? '' }]
  const rules = headerRulesOf({ base: '/', policy: new Map(), framed })
  for (const path of ['/console-frame.html', '/console-frame']) {
    const policy = headersOf(rules, path)['Content-Security-Policy']
    expect(policy).toContain('connect-src http: https:')
    expect(policy).toMatch(/; frame-ancestors 'self'; sandbox allow-scripts allow-forms$/)
  }
})
