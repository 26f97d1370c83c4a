import { describe, expect, test } from 'vitest'
import { languageRedirectDefaults } from '../../../src/config/language-redirect.ts'
import { redirectTarget, wantedLocale } from '../../../src/content/language-redirect.ts'

const config = { '/': ['en'], '/zh/': ['zh'] }

describe('[S7] language redirect', () => {
  test('[K29] it has the defaults of the specification', () => {
    expect(languageRedirectDefaults).toEqual({
      autoLocale: false,
      defaultLocale: '/zh/',
      localeFallback: true,
      defaultBehavior: 'defaultLocale',
    })
  })

  test('a code counts for its regions, in any case', () => {
    expect(wantedLocale(['en-GB'], { config })).toBe('en')
    expect(wantedLocale(['ZH-tw'], { config })).toBe('zh')
    expect(wantedLocale(['zha'], { config })).toBeUndefined()
  })

  test('the second language counts unless the fallback is off', () => {
    expect(wantedLocale(['fr', 'zh-CN', 'en'], { config })).toBe('zh')
    expect(wantedLocale(['fr', 'zh-CN'], { config, localeFallback: false })).toBeUndefined()
  })

  test('a reader without a language of the site is not redirected', () => {
    expect(wantedLocale(['fr-FR', 'de'], { config })).toBeUndefined()
    expect(wantedLocale(['en'], {})).toBeUndefined()
  })

  test('a page missing in the reader’s language stays, or leads to the home page or to the missing page, as configured', () => {
    const page = { locale: 'zh', route: '/guide/' } as const
    const english = { locale: 'en', route: '/guide/' } as const
    expect(redirectTarget(page, 'en', ['en', 'zh'], {})).toEqual({ locale: 'en', route: '/guide/' })
    expect(redirectTarget(page, 'en', ['zh'], {})).toBeUndefined()
    expect(redirectTarget(english, 'en', ['zh'], {})).toEqual({ locale: 'zh', route: '/guide/' })
    expect(redirectTarget(page, 'en', ['zh'], { defaultBehavior: 'homepage' })).toEqual({
      locale: 'en',
      route: '/',
    })
    expect(redirectTarget(page, 'en', ['zh'], { defaultBehavior: '404' })).toEqual({
      locale: 'en',
      route: '/guide/',
    })
  })
})
