import { localApiPort } from '../../src/config/api-server.ts'
import { playgrounds } from '../../src/config/playgrounds.ts'

/**
 * Origins outside this site in its own code. Scripts must not import the layers that use them, so a test
 * compares these lists with the token tools' flows and the table of players.
 */

/** Providers that token tools contact directly from the page (docs/decisions/0006). */
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

/** Players that pages can embed. */
export const playerOrigins: readonly string[] = [
  'https://player.bilibili.com',
  'https://www.youtube-nocookie.com',
]

/** Where a demo's code is posted on request. */
export const playgroundOrigins: readonly string[] = playgrounds.map(({ address }) => new URL(address).origin)

/** The API server on the reader's own machine (Spec §9 "local API port"). */
export const localApiOrigins: readonly string[] = ['localhost', '127.0.0.1'].map(localApiOrigin)

/** Returns the same for a machine on the home network, by its IP address. */
export function localApiOrigin(host: string): string {
  return `http://${host}:${localApiPort}`
}

/** The service that embeds discussions. */
export const giscusOrigin = 'https://giscus.app'
