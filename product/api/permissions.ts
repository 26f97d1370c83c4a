import { type Words, words } from './kit.ts'

/** Names of the permission bits, by number: the labels of the web UI, as far as it has them. */
export const permissionBits: readonly Words[] = [
  words('Can see hides', '可以看到隐藏'),
  words('Access without password', '无需密码访问'),
  words('Add offline download tasks', '添加离线下载任务'),
  words('Make dir or upload', '创建目录或上传'),
  words('Rename', '重命名'),
  words('Move', '移动'),
  words('Copy', '复制'),
  words('Delete', '删除'),
  words('WebDAV read', 'WebDAV 读取'),
  words('WebDAV manage', 'WebDAV 管理'),
  words('FTP read', 'FTP 读取'),
  words('FTP manage', 'FTP 管理'),
  words('Read archives', '读取压缩文件'),
  words('Decompress', '解压'),
  words('Path limit', '路径限制'),
  words('MCP access', 'MCP 访问'),
  words('MCP manage', 'MCP 管理'),
]
