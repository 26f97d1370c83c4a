import { type Words, words } from './kit.ts'

/** Names of the permission bits, by number. */
export const permissionBits: readonly Words[] = [
  words('See hides', '查看隐藏文件'),
  words('Access without password', '无密码访问'),
  words('Add offline download', '添加离线下载'),
  words('Write', '写入'),
  words('Rename', '重命名'),
  words('Move', '移动'),
  words('Copy', '复制'),
  words('Remove', '删除'),
  words('WebDAV read', 'WebDAV 读取'),
  words('WebDAV manage', 'WebDAV 管理'),
  words('FTP access', 'FTP 访问'),
  words('FTP manage', 'FTP 管理'),
  words('Read archives', '读取压缩包'),
  words('Decompress', '解压'),
  words('Path limit', '路径限制'),
  words('MCP access', 'MCP 访问'),
  words('MCP manage', 'MCP 管理'),
]
