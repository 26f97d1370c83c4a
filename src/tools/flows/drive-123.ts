import type { RedirectFlow } from '../flow.ts'

/**
 * The login starts with the owner of a 123Pan application, so this site created no state: the visitor
 * confirms that it was theirs.
 */
export const drive123: RedirectFlow = {
  service: '123pan',
  start: '/guide/drivers/123_open.html',
  callback: '/tool/123pan/callback.html',
  exchange: ({ code }) => ({
    by: 'page',
    call: { to: 'api', method: 'POST', address: '/alist/123pan/code', json: { code } },
  }),
}
