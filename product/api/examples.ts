/** Example values that several endpoints show. */

export const beach = {
  id: '',
  path: '/srv/photos/beach.jpg',
  virtual_path: '/photos/beach.jpg',
  name: 'beach.jpg',
  size: 2483712,
  is_dir: false,
  modified: '2026-07-01T08:30:00Z',
  created: '2026-07-01T08:30:00Z',
  sign: '9mHYcQ0zVXoBqUq1xJ0l7fRk3T2hPZ4yM8dWbE6sGnA=:0',
  thumb: '',
  type: 5,
  hashinfo: 'null',
  hash_info: null,
}

export const label = {
  id: 1,
  type: 0,
  name: 'Favourite',
  description: 'Files to keep',
  bg_color: '#ffb020',
  create_time: '2026-07-01T08:30:00Z',
}

export const task = {
  id: 'Yb3kQ9fXv2LmT7aWc5RdN',
  name: 'copy [/photos](/beach.jpg) to [/backup](/)',
  creator: 'admin',
  creator_role: [2],
  state: 1,
  status: 'uploading',
  progress: 42.5,
  start_time: '2026-07-01T08:30:00Z',
  end_time: null,
  total_bytes: 2483712,
  error: '',
}

export const meta = {
  id: 1,
  path: '/photos',
  password: '',
  p_sub: false,
  write: false,
  w_sub: false,
  hide: '^\\.\n^Thumbs\\.db$',
  h_sub: true,
  readme: '# Photos',
  r_sub: false,
  header: '',
  header_sub: false,
}

export const user = {
  id: 3,
  username: 'anna',
  password: '',
  base_path: '/photos',
  role: [4],
  disabled: false,
  permission: 0,
  sso_id: '',
}

export const role = {
  id: 4,
  name: 'family',
  description: 'Upload and rename photos',
  default: false,
  permission_scopes: [{ path: '/photos', permission: 280 }],
}

export const sshKey = {
  id: 1,
  title: 'laptop',
  fingerprint: 'SHA256:Nq2mZp0xT7v3Kc9RrWbYfHs1LdEuGjAo5iXtQ8zVnMk',
  added_time: '2026-07-01T08:30:00Z',
  last_used_time: '2026-07-02T19:05:00Z',
}

export const session = {
  session_id: '5f2c1d9e8b7a6c4d3e2f1a0b9c8d7e6f',
  last_active: 1782894600,
  status: 0,
  ua: 'Mozilla/5.0 (X11; Linux x86_64)',
  ip: '203.*.*.7',
}

export const storage = {
  id: 1,
  mount_path: '/photos',
  order: 0,
  driver: 'Local',
  cache_expiration: 0,
  status: 'work',
  addition: '{"root_folder_path":"/srv/photos","thumbnail":false,"show_hidden":true}',
  remark: '',
  modified: '2026-07-01T08:30:00Z',
  disabled: false,
  disable_index: false,
  enable_sign: false,
  order_by: 'name',
  order_direction: 'asc',
  extract_folder: 'front',
  web_proxy: false,
  webdav_policy: 'native_proxy',
  proxy_range: false,
  down_proxy_url: '',
  down_proxy_sign: true,
}

export const siteTitle = {
  key: 'site_title',
  value: 'AList',
  help: '',
  type: 'string',
  options: '',
  group: 1,
  flag: 0,
  index: 1,
}

export const share = {
  id: 1,
  share_id: 'summer26',
  name: 'Summer 2026',
  root_path: '/photos/summer',
  is_dir: true,
  has_password: true,
  burn_after_read: false,
  access_limit: 20,
  access_count: 3,
  remaining_accesses: 17,
  allow_preview: true,
  allow_download: true,
  enabled: true,
  view_count: 5,
  download_count: 3,
  last_access_at: '2026-07-02T19:05:00Z',
  consumed_at: null,
  expires_at: '2026-08-01T00:00:00Z',
  created_at: '2026-07-01T08:30:00Z',
  updated_at: '2026-07-02T19:05:00Z',
  url: 'http://localhost:5244/s/summer26',
}

export const shareItem = {
  name: 'beach.jpg',
  size: 2483712,
  is_dir: false,
  modified: '2026-07-01T08:30:00Z',
  created: '2026-07-01T08:30:00Z',
  thumb: '',
  type: 5,
  path: '/beach.jpg',
  download_url: 'http://localhost:5244/sd/summer26/beach.jpg?auth=YOUR_SHARE_TOKEN',
  preview_url: 'http://localhost:5244/sp/summer26/beach.jpg?auth=YOUR_SHARE_TOKEN&type=preview',
}

export const localDriver = {
  common: [
    {
      name: 'mount_path',
      type: 'string',
      default: '',
      options: '',
      required: true,
      help: 'The path you want to mount to',
    },
    { name: 'order', type: 'number', default: '', options: '', required: false, help: 'use to sort' },
  ],
  additional: [
    { name: 'root_folder_path', type: 'string', default: '/', options: '', required: true, help: '' },
    { name: 'thumbnail', type: 'bool', default: '', options: '', required: true, help: 'enable thumbnail' },
  ],
  config: {
    name: 'Local',
    local_sort: true,
    only_local: true,
    only_proxy: false,
    no_cache: true,
    no_upload: false,
    need_ms: false,
    default_root: '/',
    alert: '',
  },
}

export const fileHead = `HTTP/1.1 200 OK
Content-Disposition: attachment; filename="beach.jpg"
Content-Type: image/jpeg
Content-Length: 2483712`
