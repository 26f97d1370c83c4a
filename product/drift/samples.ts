import * as v from 'valibot'
import type { Product } from './product.ts'

const listing = v.object({
  content: v.nullable(
    v.array(v.object({ name: v.string(), is_dir: v.boolean(), sign: v.optional(v.string()) })),
  ),
})
const records = v.object({ content: v.nullable(v.array(v.object({ id: v.number() }))) })
const shares = v.object({
  content: v.nullable(
    v.array(
      v.object({
        share_id: v.string(),
        root_path: v.string(),
        has_password: v.boolean(),
        is_dir: v.boolean(),
      }),
    ),
  ),
})
const tasks = v.nullable(v.array(v.object({ id: v.string() })))
const signed = v.object({ sign: v.string() })

/** Values for the requests of a check, taken from the product; `undefined` for what it does not have. */
export interface Samples {
  readonly folder: string
  readonly file: string | undefined
  readonly fileSign: string | undefined
  readonly archive: string | undefined
  readonly archiveSign: string | undefined
  /** A file inside the archive. */
  readonly inner: string | undefined
  readonly userId: number | undefined
  readonly roleId: number | undefined
  readonly metaId: number | undefined
  readonly storageId: number | undefined
  readonly labelId: number | undefined
  /** A finished copy task. */
  readonly taskId: string | undefined
  /** A shared file without a password. */
  readonly shareId: string | undefined
  /** A shared folder without a password, and a file in it. */
  readonly folderShareId: string | undefined
  readonly shareFile: string | undefined
}

/** Maximum number of folders searched for a file and an archive. */
const mostFolders = 60

/** Collects samples from a product with read-only requests. */
export async function findSamples(product: Product): Promise<Samples> {
  const first = async (path: string) => {
    const { content } = v.parse(records, await product.data(path))
    return content?.[0]?.id
  }
  return {
    ...(await findFiles(product)),
    ...(await findShare(product)),
    userId: await first('/api/admin/user/list?page=1&per_page=1'),
    roleId: await first('/api/admin/role/list?page=1&per_page=1'),
    metaId: await first('/api/admin/meta/list?page=1&per_page=1'),
    storageId: await first('/api/admin/storage/list?page=1&per_page=1'),
    labelId: await first('/api/label/list?page=1&per_page=1'),
    taskId: v.parse(tasks, await product.data('/api/admin/task/copy/done'))?.[0]?.id,
  }
}

async function findFiles(product: Product) {
  const folders = ['/']
  let file: string | undefined
  let archive: string | undefined
  for (const folder of folders) {
    if (folders.length > mostFolders || (file && archive)) break
    for (const { name, is_dir: isFolder } of await list(product, folder)) {
      const path = `${folder === '/' ? '' : folder}/${name}`
      if (isFolder) folders.push(path)
      else if (/\.(?:zip|tar\.gz)$/.test(name)) archive ??= path
      else file ??= path
    }
  }
  return {
    folder: '/',
    file,
    fileSign: file && (await signOf(product, `/api/fs/get?path=${encodeURIComponent(file)}`)),
    archive,
    archiveSign:
      archive && (await signOf(product, `/api/fs/archive/meta?path=${encodeURIComponent(archive)}`)),
    inner: archive && (await findInner(product, archive, '/')),
  }
}

const signOf = async (product: Product, path: string) => v.parse(signed, await product.data(path)).sign

async function findInner(product: Product, archive: string, folder: string): Promise<string | undefined> {
  const query = `path=${encodeURIComponent(archive)}&inner_path=${encodeURIComponent(folder)}`
  const { content } = v.parse(listing, await product.data(`/api/fs/archive/list?${query}`))
  const pathOf = (name: string) => `${folder === '/' ? '' : folder}/${name}`
  const file = content?.find(({ is_dir: isFolder }) => !isFolder)
  if (file) return pathOf(file.name)
  const [next] = content ?? []
  return next && findInner(product, archive, pathOf(next.name))
}

async function findShare(product: Product) {
  const { content } = v.parse(shares, await product.data('/api/share/list?page=1&per_page=50'))
  const open = (content ?? []).filter(({ has_password: isLocked }) => !isLocked)
  const folder = open.find(({ is_dir: isFolder }) => isFolder)
  const files = folder && (await list(product, folder.root_path))
  return {
    shareId: open.find(({ is_dir: isFolder }) => !isFolder)?.share_id,
    folderShareId: folder?.share_id,
    shareFile: files?.find(({ is_dir: isFolder }) => !isFolder)?.name,
  }
}

async function list(product: Product, path: string) {
  const { content } = v.parse(listing, await product.data(`/api/fs/list?path=${encodeURIComponent(path)}`))
  return content ?? []
}
