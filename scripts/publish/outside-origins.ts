import { localApiPort } from '../../src/config/api-server.ts'
import { playgrounds } from '../../src/config/playgrounds.ts'

/**
 * Origins outside this site that its own code names. The rooms that use them lie above what scripts may see, so a test compares these
 * lists with the flows of the token tools and with the table of players.
 */

/** Providers that a token tool asks straight from the page (docs/decisions/0006). */
export const providerOrigins: readonly string[] = [
  'https://api.dropboxapi.com',
  'https://oauth2.googleapis.com',
  'https://photoslibrary.googleapis.com',
  'https://oauth.yandex.com',
  'https://graph.microsoft.com',
  'https://graph.microsoft.us',
  'https://graph.microsoft.de',
  'https://microsoftgraph.chinacloudapi.cn',
]

/** Players that pages may embed. */
export const playerOrigins: readonly string[] = [
  'https://player.bilibili.com',
  'https://www.youtube-nocookie.com',
]

/** Where the code of a demo is posted when a reader asks for it. */
export const playgroundOrigins: readonly string[] = playgrounds.map(({ address }) => new URL(address).origin)

/** The API server on the machine that serves the site (Spec §9 "local API port"), where that is the reader's own. */
export const localApiOrigins: readonly string[] = ['localhost', '127.0.0.1'].map(localApiOrigin)

/** The same on a machine of the home network, by its IP address. */
export function localApiOrigin(host: string): string {
  return `http://${host}:${localApiPort}`
}

/** The service that holds discussions. */
export const giscusOrigin = 'https://giscus.app'
