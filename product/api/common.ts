/** Parameters and errors that many endpoints share. */
import { failure, inBody, inQuery } from './kit.ts'

export const page = inQuery('page', 'int', 'Page number, starting at 1', '页码，从 1 开始', '1')
export const perPage = inQuery('per_page', 'int', 'Number of entries per page', '每页条数', 'all')
export const paging = [page, perPage]

/** The number of a record, in the query. */
export const recordId = (en: string, zh: string) => inQuery('id!', 'int', en, zh)

export const metaPassword = inBody(
  'password',
  'string',
  'Meta password, if the path requires one',
  '这个路径的元信息密码',
)

export const badRequest = failure(
  400,
  '',
  'The request is invalid, or a required value is missing',
  '请求无法解析，或缺少必填值',
)
export const badBody = failure(400, '', 'The request body is invalid', '请求体无法解析')
/** For lists, whose parameters are all optional. */
export const badPaging = failure(
  400,
  '',
  '`page` or `per_page` is not a number',
  '`page` 或 `per_page` 不是数字',
)
export const badId = failure(400, '', '`id` is not a number', '`id` 不是数字')
export const serverError = failure(
  500,
  '',
  'For example, no storage contains the path, or the storage reported an error',
  '例如路径不属于任何存储，或存储报错',
)
export const databaseError = failure(500, '', 'A database error occurred', '数据库出错')
export const noRecord = failure(
  500,
  '',
  'The record does not exist, or a database error occurred',
  '没有这条记录，或数据库出错',
)
export const permissionDenied = failure(
  403,
  'permission denied',
  "You don't have the required permission for this path",
  '你的角色在这个路径上没有所需的权限',
)
export const accessDenied = failure(
  403,
  'password is incorrect or you have no permission',
  "The meta password is missing or wrong, **Hide** of a meta matches the name, or you don't have access to this path",
  '元信息密码缺失或错误，元信息的 **隐藏** 匹配这个名称，或你无权访问这个路径',
)
export const emptyNames = failure(
  400,
  'Empty file names',
  '`names` is missing or empty',
  '`names` 缺失或为空',
)
export const badName = failure(
  400,
  'invalid file name',
  'A name is empty, is `.`, or contains `..`, a slash, or a backslash',
  '名称为空、是 `.`，或含有 `..`、斜杠或反斜杠',
)
export const exists = failure(
  403,
  'file [x] exists',
  'The target folder already contains an entry with this name, and the request does not allow AList to overwrite or skip it',
  '目标文件夹里已有这个名称，请求又没有要求覆盖或跳过',
)
export const notFound = failure(
  500,
  'object not found',
  'The file or folder does not exist. The text can have a prefix, such as `failed get objs: failed get dir: `. If no storage contains the path, the message contains `storage not found`',
  '文件或文件夹不存在，文字前面可能有 `failed get objs: failed get dir: ` 等前缀；如果路径不属于任何存储，提示里有 `storage not found`',
)
