import type { RedirectFlow } from '../flow.ts'
import { answer, clientFields } from './client-fields.ts'
import { exchangeHere } from './exchange-here.ts'

const scopes: Readonly<Record<string, string>> = {
  drive: 'https://www.googleapis.com/auth/drive',
  // The wider photo scopes ended on 2025-03-31 (developers.google.com/photos/support/updates).
  photos: 'https://www.googleapis.com/auth/photoslibrary.readonly.appcreateddata',
}

/** Converts `google_scope` to scopes: Drive, photos, or both. */
function scopeOf(choice: string): string {
  const wanted = choice === 'both' ? ['drive', 'photos'] : [choice]
  return ['openid', 'profile', ...wanted.map((name) => scopes[name] ?? '')].join(' ')
}

/**
 * Google's token endpoint. It allows requests from browsers, and requires the secret of a web client even
 * with PKCE (SECURITY §4).
 */
export const googleTokenAddress = 'https://oauth2.googleapis.com/token'

export const google: RedirectFlow = {
  service: 'google',
  start: '/tool/google/request.html',
  callback: '/tool/google/callback.html',
  login: {
    fields: () => [
      ...clientFields(undefined, 'required'),
      { name: 'google_scope', kind: 'choice', options: ['drive', 'photos', 'both'] },
    ],
    address: () => 'https://accounts.google.com/o/oauth2/auth',
    // Google returns a refresh token only after a new consent.
    parameters: (answers) => ({
      scope: scopeOf(answer(answers, 'google_scope')),
      access_type: 'offline',
      prompt: 'consent',
    }),
    usesPkce: () => true,
    portal: () => 'https://console.cloud.google.com/apis/credentials',
  },
  exchange: exchangeHere(googleTokenAddress),
}
