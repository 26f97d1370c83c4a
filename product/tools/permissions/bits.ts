import type { Words } from '../../../src/content/local-tool.ts'

/** The names of the permission bits, in the order of the bits, as on the page about users and roles. */
export const bitNames: readonly Words[] = [
  { en: 'Can see hides', zh: '可以看到隐藏' },
  { en: 'Access without password', zh: '无需密码访问' },
  { en: 'Add offline download tasks', zh: '添加离线下载任务' },
  { en: 'Make dir or upload', zh: '创建目录或上传' },
  { en: 'Rename', zh: '重命名' },
  { en: 'Move', zh: '移动' },
  { en: 'Copy', zh: '复制' },
  { en: 'Delete', zh: '删除' },
  { en: 'WebDAV read', zh: 'WebDAV 读取' },
  { en: 'WebDAV manage', zh: 'WebDAV 管理' },
  { en: 'FTP read', zh: 'FTP 读取' },
  { en: 'FTP manage', zh: 'FTP 管理' },
  { en: 'Read archives', zh: '读取压缩文件' },
  { en: 'Decompress', zh: '解压' },
  { en: 'Path limit', zh: '路径限制' },
  { en: 'MCP access', zh: 'MCP 访问' },
  { en: 'MCP manage', zh: 'MCP 管理' },
]

/** Something that a user can do, with the bits that it needs in each way to AList; absent where it is not possible. */
export interface Action {
  readonly name: Words
  readonly web?: readonly number[]
  readonly webdav?: readonly number[]
  readonly ftp?: readonly number[]
  readonly mcp?: readonly number[]
}

export const actions: readonly Action[] = [
  {
    name: { en: 'See folders and download files', zh: '查看文件夹、下载文件' },
    web: [],
    webdav: [8],
    ftp: [10],
    mcp: [15],
  },
  {
    name: { en: 'Upload files and create folders', zh: '上传文件、新建文件夹' },
    web: [3],
    webdav: [8, 9, 3],
    ftp: [10, 11, 3],
    mcp: [15, 16, 3],
  },
  { name: { en: 'Rename', zh: '重命名' }, web: [4], webdav: [8, 9, 4], ftp: [10, 11, 4], mcp: [15, 16, 4] },
  {
    name: { en: 'Move to another folder', zh: '移动到其他文件夹' },
    web: [5],
    webdav: [8, 9, 5],
    ftp: [10, 11, 5],
    mcp: [15, 16, 5],
  },
  { name: { en: 'Copy', zh: '复制' }, web: [6], webdav: [8, 9, 6], mcp: [15, 16, 6] },
  { name: { en: 'Delete', zh: '删除' }, web: [7], webdav: [8, 9, 7], ftp: [10, 11, 7], mcp: [15, 16, 7] },
  {
    name: { en: 'See hidden names', zh: '查看隐藏的名称' },
    web: [0],
    webdav: [8, 0],
    ftp: [10, 0],
    mcp: [15, 0],
  },
  {
    name: { en: 'Open folders without their meta password', zh: '不输入元信息密码就打开文件夹' },
    web: [1],
    webdav: [8, 1],
    ftp: [10, 1],
    mcp: [15, 1],
  },
  { name: { en: 'Look into archives', zh: '查看压缩包的内容' }, web: [12] },
  { name: { en: 'Extract archives', zh: '解压缩' }, web: [13] },
  { name: { en: 'Start offline downloads', zh: '添加离线下载' }, web: [2] },
]

/** The ways to AList, with their names. */
export const ways = [
  ['web', { en: 'Web UI and API', zh: '网页界面和 API' }],
  ['webdav', { en: 'WebDAV', zh: 'WebDAV' }],
  ['ftp', { en: 'FTP and SFTP', zh: 'FTP 和 SFTP' }],
  ['mcp', { en: 'MCP', zh: 'MCP' }],
] as const satisfies readonly (readonly [keyof Action, Words])[]
