import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Product } from '../drift/product.ts'

/** Folders in which blocks run. Nothing outside them is written. */
export interface World {
  readonly root: string
  /** Folder of the example storage `/photos`, `/srv/photos` on the pages. */
  readonly photos: string
  /** An AList installation, `/opt/alist` on the pages. */
  readonly alist: string
  /** Where other blocks run. */
  readonly work: string
}

export const worldIn = (root: string): World => ({
  root,
  photos: join(root, 'photos'),
  alist: join(root, 'alist'),
  work: join(root, 'work'),
})

/** Clears the folder of a page's blocks. The blocks of one page are consecutive steps. */
export async function startPage({ work }: World): Promise<void> {
  await rm(work, { recursive: true, force: true })
}

/** Creates the files that the pages' examples use. */
export async function layFiles({ root, photos, alist, work }: World): Promise<void> {
  for (const folder of [photos, join(root, 'backup')]) await rm(folder, { recursive: true, force: true })
  for (const folder of [
    alist,
    work,
    join(root, 'home/.httpie'),
    join(root, 'backup'),
    join(photos, 'inbox'),
    join(photos, 'all'),
  ])
    await mkdir(folder, { recursive: true })
  // Blocks run without a terminal, so HTTPie must not wait for input.
  await writeFile(join(root, 'home/.httpie/config.json'), '{"default_options":["--ignore-stdin"]}')
  await mkdir(join(photos, 'summer'))
  await mkdir(join(alist, 'data'), { recursive: true })
  // The program's commands notify a running server about changes; with this port, none.
  await writeFile(join(alist, 'data/config.json'), '{"scheme":{"address":"127.0.0.1","http_port":1}}')
  for (const file of [
    join(photos, 'beach.jpg'),
    join(photos, 'IMG_1.jpg'),
    join(photos, 'inbox/new.jpg'),
    join(photos, 'summer/beach.jpg'),
    join(work, 'beach.jpg'),
    join(work, 'movie.mkv'),
    join(work, 'old.txt'),
  ])
    await writeFile(file, 'sample')
  execFileSync('tar', ['-czf', join(photos, 'summer.tar.gz'), '-C', join(photos, 'summer'), 'beach.jpg'])
  execFileSync('zip', ['-q', join(photos, 'summer.zip'), 'beach.jpg'], { cwd: join(photos, 'summer') })
}

/**
 * Creates what the pages' examples use in the product: storages, a role, a user, a meta, a label, and a
 * share. Existing data stays.
 */
export async function giveSamples(product: Product, { photos, root }: World): Promise<void> {
  const storage = (path: string, folder: string) =>
    product.send('/api/admin/storage/create', {
      mount_path: path,
      driver: 'Local',
      addition: JSON.stringify({
        root_folder_path: folder,
        thumbnail: false,
        show_hidden: true,
        mkdir_perm: '777',
      }),
    })
  await storage('/photos', photos)
  await storage('/backup', join(root, 'backup'))
  await product.send('/api/admin/storage/create', {
    mount_path: '/links',
    driver: 'UrlTree',
    addition: JSON.stringify({ url_structure: '', head_size: false, writable: true, download_params: '' }),
  })
  await enableStorages(product)
  await product.send('/api/admin/setting/save', [
    {
      key: 'search_index',
      value: 'database',
      type: 'select',
      group: 6,
      flag: 0,
      help: '',
      options: searchIndexes,
    },
  ])
  const scopes = [{ path: '/photos', permission: 280 }]
  for (const name of ['readers', 'family'])
    await product.send('/api/admin/role/create', { name, description: '', permission_scopes: scopes })
  await product.send('/api/admin/user/create', {
    username: 'anna',
    password: 'YOUR_PASSWORD',
    base_path: '/photos',
    role: [4],
    permission: 0,
    disabled: false,
    sso_id: '',
  })
  await product.send('/api/admin/meta/create', { path: '/photos', readme: '# Photos' })
  await product.send('/api/admin/label/create', {
    name: 'Favourite',
    type: 0,
    description: '',
    bg_color: '#ffb020',
  })
  await product.send('/api/share/create', {
    path: '/photos/summer',
    share_id: 'summer26',
    name: 'Summer 2026',
    password: 'YOUR_SHARE_PASSWORD',
  })
}

const searchIndexes = 'database,database_non_full_text,bleve,meilisearch,no_index,none'
const storages = v.object({ content: v.array(v.object({ id: v.number(), disabled: v.boolean() })) })

/** Enables storages again, because examples disable them. */
async function enableStorages(product: Product): Promise<void> {
  const { content } = v.parse(storages, await product.data('/api/admin/storage/list?page=1&per_page=100'))
  for (const { id, disabled } of content) {
    if (disabled) await product.send(`/api/admin/storage/enable?id=${id}`, {})
  }
}
