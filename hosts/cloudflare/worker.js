/**
 * Stands before the folders that hold files only. Cloudflare answers a file that is not there with the application and status 200; a
 * browser would keep that answer as a script for a year. Here it becomes a plain 404.
 */
export default {
  async fetch(request, env) {
    const response = await env.ASSETS.fetch(request)
    const type = response.headers.get('content-type') ?? ''
    if (response.ok && !type.startsWith('text/html')) return response
    if (response.status === 304) return response
    return new Response('Not found', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  },
}
