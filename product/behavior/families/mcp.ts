import type { Alist } from '../alist.ts'
import { type Bit, bits } from '../bits.ts'
import type { Account } from '../clients/account.ts'
import { field } from '../clients/account.ts'
import { initialize, type McpCall, mcpOverHttp, mcpOverStdio, toolText } from '../clients/mcp.ts'
import type { Family } from '../scenario.ts'

const page = 'guide/advanced/mcp'
const servers = ['mcp'] as const

async function annaAtDocs(alist: Alist, ...permission: readonly Bit[]): Promise<Account> {
  await alist.local('/docs', { 'a.txt': 'a', 'safe/b.txt': 'b' })
  await alist.local('/other', { 'o.txt': 'o' })
  return alist.user('anna', { '/docs': bits(...permission) })
}

const over = (alist: Alist, token: string): McpCall =>
  mcpOverHttp(`http://127.0.0.1:${alist.ports.mcp}/mcp`, token)

export const scenarios: Family = [
  {
    id: 'read-needs-bit-15',
    proves: 'Without bit 15, the tools read nothing.',
    page,
    heading: 'Troubleshooting',
    servers,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist)
      const ben = await alist.user('ben', { '/docs': bits('mcpRead') })
      const list = (account: Account) => toolText(over(alist, account.token), 'fs_list', { path: '/docs' })
      return { without: await list(anna), with: await list(ben) }
    },
    expected: { without: /MCP access not permitted/, with: /a\.txt/ },
  },
  {
    id: 'outside-of-scope',
    proves: 'A path outside of the scopes is refused.',
    page,
    heading: 'Before you start',
    servers,
    steps: async (alist) => {
      const call = over(alist, (await annaAtDocs(alist, 'mcpRead')).token)
      return [
        await toolText(call, 'fs_get', { path: '/other/o.txt' }),
        await toolText(call, 'fs_get', { path: '/docs/a.txt' }),
      ]
    },
    expected: [/permission denied/, /a\.txt/],
  },
  {
    id: 'changes-need-bit-16',
    proves: 'Changes need bit 16 and the bit for the action.',
    page,
    heading: 'Troubleshooting',
    servers,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'mcpRead', 'remove')
      const ben = await alist.user('ben', { '/docs': bits('mcpRead', 'mcpManage') })
      const clara = await alist.user('clara', { '/docs': bits('mcpRead', 'mcpManage', 'remove') })
      const remove = (account: Account) =>
        toolText(over(alist, account.token), 'fs_remove', { dir: '/docs', names: ['a.txt'] })
      const texts = [await remove(anna), await remove(ben)]
      const before = (await alist.onDisk('docs', 'a.txt')) ?? 'deleted'
      await remove(clara)
      return { texts, before, after: (await alist.onDisk('docs', 'a.txt')) ?? 'deleted' }
    },
    expected: {
      texts: [/MCP manage not permitted/, /permission denied for this operation/],
      before: 'a',
      after: 'deleted',
    },
  },
  {
    id: 'upload-reads-server',
    proves:
      '`fs_upload` reads any file of the server, also over HTTP: a user who may upload gets `config.json` with its secrets.',
    page,
    heading: 'Tools',
    servers,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'mcpRead', 'mcpManage', 'write')
      const local_path = `${alist.data}/config.json`
      await toolText(over(alist, anna.token), 'fs_upload', { path: '/docs/got.json', local_path })
      return String(await anna.text('/docs/got.json')).includes('jwt_secret')
    },
    expected: true,
  },
  {
    id: 'search-without-bit',
    proves: '`fs_search` needs no bit: it finds names that the user may read in the web UI.',
    page,
    heading: 'Tools',
    servers,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist)
      await alist.buildIndex()
      const call = over(alist, anna.token)
      const search = async (keywords: string) => toolText(call, 'fs_search', { path: '/', keywords })
      return {
        list: await toolText(call, 'fs_list', { path: '/docs' }),
        own: await search('a.txt'),
        other: await search('o.txt'),
      }
    },
    expected: { list: /MCP access not permitted/, own: /"\/docs"/, other: /^(?!.*"\/other")/s },
  },
  {
    id: 'search-total',
    proves:
      '`total` of `fs_search` counts matches that the user cannot open, so guests without a bit find out whether a name exists in a folder.',
    page,
    heading: 'Tools',
    servers,
    steps: async (alist) => {
      await alist.local('/public', { 'p.txt': 'p' })
      await alist.local('/private', { 'deep/plan.txt': 'plan' })
      await alist.buildIndex()
      await alist.guest({ '/public': 0 })
      const search = async (path: string, keywords: string) => {
        const text = await toolText(over(alist, ''), 'fs_search', { path, keywords })
        const { content, total } = JSON.parse(text)
        return { entries: Array.isArray(content) ? content.length : 0, total: Number(total) }
      }
      return {
        web: await alist.visitor.found('plan'),
        exists: await search('/private', 'plan'),
        elsewhere: await search('/public', 'plan'),
        missing: await search('/private', 'nothing'),
      }
    },
    expected: {
      web: [],
      exists: { entries: 0, total: 1 },
      elsewhere: { entries: 0, total: 0 },
      missing: { entries: 0, total: 0 },
    },
  },
  {
    id: 'meta-password',
    proves: 'Folders with a meta password are refused: the tools cannot send it.',
    page: 'guide/api/mcp',
    heading: 'Tools',
    servers,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'mcpRead')
      const ben = await alist.user('ben', { '/docs': bits('mcpRead', 'withoutPassword') })
      await alist.meta('/docs/safe', { password: 'secret', p_sub: true })
      const get = (account: Account) =>
        toolText(over(alist, account.token), 'fs_get', { path: '/docs/safe/b.txt' })
      return [await get(anna), await get(ben)]
    },
    expected: [/permission denied/, /b\.txt/],
  },
  {
    id: 'copy-target',
    proves: '`fs_copy` and `fs_move` check only the source.',
    page,
    heading: 'Tools',
    servers,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'mcpRead', 'mcpManage', 'copy')
      const parameters = { src_dir: '/docs', dst_dir: '/other', names: ['a.txt'] }
      await toolText(over(alist, anna.token), 'fs_copy', parameters)
      await alist.tasks('copy')
      return {
        upload: await anna.put('/other/n.txt', 'n'),
        onDisk: (await alist.onDisk('other', 'a.txt')) ?? 'missing',
      }
    },
    expected: { upload: 403, onDisk: 'a' },
  },
  {
    id: 'tokens',
    proves: 'The token is sent without `Bearer`, or as the query parameter `token`.',
    page,
    heading: 'Connect over HTTP',
    servers,
    steps: async (alist) => {
      const { token } = await annaAtDocs(alist, 'mcpRead')
      const url = `http://127.0.0.1:${alist.ports.mcp}/mcp`
      const list = (call: McpCall) => toolText(call, 'fs_list', { path: '/docs' })
      return {
        plain: await list(mcpOverHttp(url, token)),
        bearer: await list(mcpOverHttp(url, `Bearer ${token}`)),
        query: await list(mcpOverHttp(`${url}?token=${token}`, '')),
        none: await list(mcpOverHttp(url, '')),
      }
    },
    expected: {
      plain: /a\.txt/,
      bearer: /authentication required/,
      query: /a\.txt/,
      none: /authentication required/,
    },
  },
  {
    id: 'guest',
    proves: 'Requests without a token have the permissions of the guest user.',
    page,
    heading: 'Connect over HTTP',
    servers,
    steps: async (alist) => {
      await annaAtDocs(alist)
      await alist.guest({ '/docs': bits('mcpRead') })
      const call = over(alist, '')
      return [
        await toolText(call, 'fs_list', { path: '/docs' }),
        await toolText(call, 'fs_list', { path: '/other' }),
      ]
    },
    expected: [/a\.txt/, /permission denied/],
  },
  {
    id: 'bits-removed-by-role-form',
    proves: 'Saving the role without bits 15 and 16 ends the access.',
    page,
    heading: 'Give the permission',
    servers,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'mcpRead')
      const call = over(alist, anna.token)
      const before = await toolText(call, 'fs_list', { path: '/docs' })
      const role = { id: await alist.roleId('anna-role'), name: 'anna-role' }
      await alist.must('/admin/role/update', {
        ...role,
        permission_scopes: [{ path: '/docs', permission: 0 }],
      })
      return [before, await toolText(call, 'fs_list', { path: '/docs' })]
    },
    expected: [/a\.txt/, /MCP access not permitted/],
  },
  {
    id: 'stdio',
    proves: 'Over stdio, the program acts as the user of `--user`, without a token.',
    page,
    heading: 'Connect a client on the same machine',
    steps: async (alist) => {
      await annaAtDocs(alist, 'mcpRead')
      const call = await mcpOverStdio(alist, 'anna')
      return [
        await toolText(call, 'fs_list', { path: '/docs' }),
        await toolText(call, 'fs_list', { path: '/other' }),
      ]
    },
    expected: [/a\.txt/, /permission denied/],
  },
  {
    id: 'stdio-empties-temp',
    proves:
      '`alist mcp` over stdio empties the temporary folder of a running server with the same data folder.',
    page,
    heading: 'Connect a client on the same machine',
    steps: async (alist) => {
      await annaAtDocs(alist, 'mcpRead')
      await alist.files('data/temp', { 'upload-in-progress': 'x' })
      await (await mcpOverStdio(alist, 'anna'))('initialize', initialize)
      return (await alist.onDisk('data', 'temp/upload-in-progress')) ?? 'deleted'
    },
    expected: 'deleted',
  },
  {
    id: 'stdio-default-admin',
    proves: 'Without `--user`, the program acts as the admin.',
    page: 'guide/api/mcp',
    heading: 'Connection types',
    steps: async (alist) => {
      await annaAtDocs(alist)
      return toolText(await mcpOverStdio(alist), 'fs_list', { path: '/other' })
    },
    expected: /o\.txt/,
  },
  {
    id: 'search-without-index',
    proves: 'Without a search index, `fs_search` reports a panic.',
    page,
    heading: 'Troubleshooting',
    servers,
    steps: async (alist) => {
      const call = over(alist, (await annaAtDocs(alist, 'mcpRead')).token)
      const response = await call('tools/call', {
        name: 'fs_search',
        arguments: { path: '/', keywords: 'a' },
      })
      return String(field(response, 'error.message') ?? JSON.stringify(response))
    },
    expected: /panic recovered in fs_search tool handler/,
  },
  {
    id: 'root-lists-all',
    proves: 'In `/`, `fs_list` shows the names of storages that the role does not contain.',
    page,
    heading: 'Tools',
    servers,
    steps: async (alist) => {
      const anna = await annaAtDocs(alist, 'mcpRead')
      const list = await toolText(over(alist, anna.token), 'fs_list', { path: '/' })
      return { web: await anna.names('/'), mcp: list }
    },
    expected: { web: ['docs'], mcp: /"other"/ },
  },
  {
    id: 'rename-replaces',
    proves: '`fs_rename` and `fs_copy` replace an existing file without a message; the web UI refuses.',
    page,
    heading: 'Tools',
    servers,
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c', 'sub/c.txt': 'old' })
      const anna = await alist.user('anna', { '/docs': bits('mcpRead', 'mcpManage', 'rename', 'copy') })
      const web = await anna.post('/fs/rename', { path: '/docs/a.txt', name: 'b.txt' })
      const call = over(alist, anna.token)
      const rename = await toolText(call, 'fs_rename', { path: '/docs/a.txt', name: 'b.txt' })
      await toolText(call, 'fs_copy', { src_dir: '/docs', dst_dir: '/docs/sub', names: ['c.txt'] })
      await alist.tasks('copy')
      return {
        web: web.message,
        rename,
        onDisk: [
          (await alist.onDisk('docs', 'b.txt')) ?? '',
          (await alist.onDisk('docs', 'sub/c.txt')) ?? '',
        ],
      }
    },
    expected: { web: 'file [b.txt] exists', rename: 'renamed successfully', onDisk: ['a', 'c'] },
  },
  {
    id: 'upload-reports-success',
    proves: 'If `site_url` is a full address, `fs_upload` reports success even if AList refuses the file.',
    page,
    heading: 'Troubleshooting',
    servers,
    steps: async (alist) => {
      await alist.configure({ site_url: alist.url })
      await alist.restart()
      await alist.files('', { 'mine.txt': 'mine' })
      await alist.local('/docs', {})
      await alist.storage('/alias', 'Alias', { paths: '/docs', writable: false })
      const scope = bits('mcpRead', 'mcpManage', 'write')
      const anna = await alist.user('anna', { '/docs': scope, '/alias': scope })
      const call = over(alist, anna.token)
      const upload = (path: string) =>
        toolText(call, 'fs_upload', { path, local_path: `${alist.folder}/mine.txt` })
      return {
        refused: await upload('/alias/one.txt'),
        one: (await alist.onDisk('docs', 'one.txt')) ?? 'missing',
        accepted: await upload('/docs/two.txt'),
        two: (await alist.onDisk('docs', 'two.txt')) ?? 'missing',
      }
    },
    expected: {
      refused: 'uploaded successfully',
      one: 'missing',
      accepted: 'uploaded successfully',
      two: 'mine',
    },
  },
]
