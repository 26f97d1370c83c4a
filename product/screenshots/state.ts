import * as v from 'valibot'
import type { Product } from '../drift/product.ts'

const users = v.object({ content: v.array(v.looseObject({ username: v.string() })) })
const roles = v.object({ content: v.array(v.object({ id: v.number(), name: v.string() })) })
const setting = v.looseObject({ value: v.string() })

/**
 * Prepares a fresh product for the screenshots: two local storages, guest access, two roles, two users,
 * metas, shares, a search index, and finished copy tasks. Existing data stays.
 *
 * @param files folder of the storage `/local`
 * @param copies folder of the storage `/backup`
 */
export async function makeState(product: Product, files: string, copies: string): Promise<void> {
  const { send } = product
  const storage = (path: string, folder: string, order: number) =>
    send('/api/admin/storage/create', {
      mount_path: path,
      order,
      driver: 'Local',
      addition: JSON.stringify({
        root_folder_path: folder,
        thumbnail: true,
        show_hidden: true,
        mkdir_perm: '777',
      }),
    })
  await storage('/local', files, 1)
  await storage('/backup', copies, 2)
  await setValue(product, 'announcement', '')
  await setValue(product, 'search_index', 'database')
  const { content } = v.parse(users, await product.data('/api/admin/user/list?page=1&per_page=50'))
  for (const user of content.filter(({ username }) => username === 'guest'))
    await send('/api/admin/user/update', { ...user, disabled: false, password: '' })
  await send('/api/admin/role/create', {
    name: 'editors',
    description: 'Upload and rename in /backup',
    permission_scopes: [{ path: '/backup', permission: 0x3ff8 }],
  })
  await send('/api/admin/role/create', {
    name: 'viewers',
    description: 'Read /local',
    permission_scopes: [{ path: '/local', permission: 0x1100 }],
  })
  const known = v.parse(roles, await product.data('/api/admin/role/list?page=1&per_page=50'))
  const role = (name: string) => known.content.filter((one) => one.name === name).map(({ id }) => id)
  const user = { password: 'sample-password', base_path: '/', permission: 0, disabled: false, sso_id: '' }
  await send('/api/admin/user/create', { ...user, username: 'maria', role: role('editors') })
  await send('/api/admin/user/create', { ...user, username: 'chen', role: role('viewers') })
  await send('/api/admin/meta/create', { path: '/local/Archives', password: 'sample', p_sub: true })
  await send('/api/admin/meta/create', {
    path: '/backup',
    write: true,
    w_sub: true,
    readme: 'Editors upload here.',
  })
  const share = { expire_hours: 0, allow_preview: true, allow_download: true }
  await send('/api/admin/label/create', {
    name: 'Important',
    type: 0,
    description: 'Keep these files',
    bg_color: '#d93025',
  })
  await send('/api/share/create', {
    ...share,
    path: '/local/Pictures',
    name: 'Pictures',
    share_id: 'pictures',
  })
  await send('/api/share/create', {
    ...share,
    path: '/local/Documents/handbook.pdf',
    name: 'Handbook',
    share_id: 'handbook',
    password: 'sample',
    access_limit: 20,
  })
  await send('/api/fs/copy', { src_dir: '/local/Videos', dst_dir: '/backup', names: ['clip.webm'] })
  await send('/api/fs/copy', { src_dir: '/local', dst_dir: '/backup', names: ['Documents'] })
  await send('/api/admin/index/build', { paths: ['/'], max_depth: 20, ignore_paths: [] })
}

async function setValue(product: Product, key: string, value: string): Promise<void> {
  const item = v.parse(setting, await product.data(`/api/admin/setting/get?key=${key}`))
  await product.send('/api/admin/setting/save', [{ ...item, value }])
}
