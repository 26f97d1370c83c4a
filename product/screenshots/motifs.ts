import type { Page } from 'playwright'
import type { ProductLanguage } from '../pages/product-languages.ts'

/** The subject of a screenshot. */
export interface Motif {
  /** The file is `NAME.LOCALE.SCHEME.webp`. */
  readonly name: string
  readonly path: string
  /** CSS selector of an element that exists once the page is complete. */
  readonly ready: string
  /** By default, the administrator is logged in. */
  readonly visitor?: 'guest'
  /** In CSS pixels. @default 1200 */
  readonly width?: number
  /** In CSS pixels. @default 750 */
  readonly height?: number
  /** Prepares the page for the screenshot. */
  readonly prepare?: (page: Page, locale: ProductLanguage) => Promise<void>
}

/** The driver for files on the server, as named in the web UI. */
const localDriver: Readonly<Record<ProductLanguage, string>> = { en: 'Local', zh: '本机存储' }
const s3Driver: Readonly<Record<ProductLanguage, string>> = { en: 'S3', zh: '对象存储' }
const strmDriver: Readonly<Record<ProductLanguage, string>> = { en: 'Strm', zh: 'Strm' }

/** Entries of a folder's menu, by their place. */
const menuEntry = { copy: 2, share: 4 }

const rows = '.hope-table tbody tr, .hope-grid > div'

export const motifs: readonly Motif[] = [
  { name: 'login', path: '/@login', ready: 'input[name=password]', visitor: 'guest', height: 640 },
  { name: 'home', path: '/', ready: '.list-item', height: 420 },
  { name: 'folder', path: '/local', ready: '.markdown-body h1' },
  { name: 'toolbar', path: '/local', ready: '.markdown-body h1', prepare: openToolbar },
  { name: 'storages', path: '/@manage/storages', ready: 'text="/local"', height: 560 },
  {
    name: 'add-storage',
    path: '/@manage/storages/add',
    ready: '.hope-select__trigger',
    height: 900,
    prepare: async (page, locale) => {
      await chooseDriver(page, localDriver[locale])
      await page.locator('#mount_path').fill('/local')
    },
  },
  {
    name: 'add-storage-options',
    path: '/@manage/storages/add',
    ready: '.hope-select__trigger',
    height: 900,
    prepare: async (page, locale) => {
      await chooseDriver(page, localDriver[locale])
      await page.locator('#root_folder_path').fill('/srv/files')
      await page.locator('#root_folder_path').evaluate((field) => field.scrollIntoView({ block: 'start' }))
    },
  },
  { name: 'users', path: '/@manage/users', ready: rows, height: 560 },
  {
    name: 'add-user',
    path: '/@manage/users/add',
    ready: '#username',
    height: 640,
    prepare: (page) => page.locator('#username').fill('maria'),
  },
  { name: 'roles', path: '/@manage/permissions/role', ready: 'text=editors', height: 560 },
  { name: 'metas', path: '/@manage/metas', ready: 'text="/local/Archives"', height: 560 },
  {
    name: 'add-meta',
    path: '/@manage/metas/add',
    ready: '#password',
    height: 900,
    prepare: (page) => page.locator('#path').first().fill('/local/Archives'),
  },
  { name: 'tasks', path: '/@manage/tasks/copy', ready: 'text=/clip|Documents/', height: 640 },
  { name: 'settings', path: '/@manage/settings/site', ready: 'text=AList' },
  { name: 'indexes', path: '/@manage/indexes', ready: 'textarea', height: 700 },
  { name: 'backup', path: '/@manage/backup-restore', ready: 'input', height: 640 },
  { name: 'shares', path: '/@manage/shares', ready: 'text="pictures"', height: 640 },
  { name: 'profile', path: '/@manage', ready: '#username', height: 640 },
  {
    name: 'offline-download',
    path: '/local',
    ready: '.markdown-body h1',
    height: 640,
    prepare: async (page) => {
      await openToolbar(page)
      await page.locator('[tips=offline_download]').click()
      await page.locator('#modal-input').fill('https://example.com/file.iso')
    },
  },
  { name: 'preview-image', path: '/local/Pictures/sunset.png', ready: '.hope-image' },
  { name: 'preview-video', path: '/local/Videos/clip.webm', ready: 'video' },
  {
    name: 'preview-document',
    path: '/local/Documents/travel-checklist.md',
    ready: '.markdown-body table',
    height: 640,
  },
  { name: 'preview-audio', path: '/local/Music/tone.wav', ready: '.aplayer', height: 560 },
  { name: 'preview-archive', path: '/local/Archives/documents.tar.gz', ready: 'text=notes.txt', height: 560 },
  { name: 'share-page', path: '/s/pictures', ready: 'text=sunset.png', visitor: 'guest', height: 560 },
  {
    name: 'share-password',
    path: '/s/handbook',
    ready: 'input[type=password]',
    visitor: 'guest',
    height: 560,
  },
  {
    name: 'create-share',
    path: '/local',
    ready: '.markdown-body h1',
    height: 900,
    prepare: async (page) => {
      await openMenu(page, 'Pictures')
      await chooseInMenu(page, menuEntry.share)
      await page.locator('[role=dialog] input[type=number]').waitFor()
    },
  },
  {
    name: 'folder-password',
    path: '/local/Archives',
    ready: 'input[type=password]',
    visitor: 'guest',
    height: 560,
  },
  {
    name: 'folder-menu',
    path: '/local',
    ready: '.markdown-body h1',
    height: 640,
    prepare: (page) => openMenu(page, 'Pictures'),
  },
  {
    name: 'copy',
    path: '/local',
    ready: '.markdown-body h1',
    height: 640,
    prepare: async (page) => {
      await openMenu(page, 'Pictures')
      await chooseInMenu(page, menuEntry.copy)
      await page.locator('[role=dialog]').getByText('backup').click()
    },
  },
  {
    name: 'upload',
    path: '/local',
    ready: '.markdown-body h1',
    height: 640,
    prepare: async (page) => {
      await openToolbar(page)
      await page.locator('[tips=upload]').click()
      await page.locator('[role=dialog] .hope-select__trigger').waitFor()
    },
  },
  {
    name: 'local-settings',
    path: '/local',
    ready: '.markdown-body h1',
    height: 900,
    prepare: async (page) => {
      await openToolbar(page)
      await page.locator('[tips=local_settings]').click()
      await page.locator('[role=dialog] .hope-select__trigger').first().waitFor()
    },
  },
  {
    name: 'search',
    path: '/local',
    ready: '.markdown-body h1',
    height: 640,
    prepare: async (page) => {
      await page.keyboard.press('Control+k')
      await page.locator('[role=dialog] input').fill('checklist')
      await page.keyboard.press('Enter')
      await page.locator('[role=dialog]').getByText('travel-checklist.md').first().waitFor()
    },
  },
  {
    name: 'image-view',
    path: '/local/Pictures',
    ready: 'text=sunset.png',
    height: 480,
    prepare: async (page) => {
      await page.locator('.header-right button').last().click()
      await page.getByRole('menuitem').last().click()
      await page.locator('.image-item img').last().waitFor()
    },
  },
  { name: 'phone', path: '/local', ready: '.markdown-body h1', width: 390, height: 780 },
  {
    name: 'add-storage-s3',
    path: '/@manage/storages/add',
    ready: '.hope-select__trigger',
    height: 900,
    prepare: async (page, locale) => {
      await chooseDriver(page, s3Driver[locale])
      await page.locator('#bucket').fill('photos')
      await page.locator('#endpoint').fill('s3.example.com')
      await page.locator('#region').fill('us-east-1')
      await page.locator('#bucket').evaluate((field) => field.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'add-storage-strm',
    path: '/@manage/storages/add',
    ready: '.hope-select__trigger',
    height: 900,
    prepare: async (page, locale) => {
      await chooseDriver(page, strmDriver[locale], '#siteUrl')
      await page.locator('#siteUrl').fill('http://192.168.1.10:5244')
      await page.locator('#SaveStrmLocalPath').fill('/srv/strm')
      await page
        .locator('label')
        .filter({ has: page.locator('#withSign') })
        .click()
      await page.locator('#siteUrl').evaluate((field) => field.scrollIntoView({ block: 'start' }))
    },
  },
  {
    name: 'edit-role',
    path: '/@manage/permissions/role',
    ready: 'text=editors',
    height: 800,
    prepare: async (page) => {
      await page.locator('tr').filter({ hasText: 'editors' }).getByRole('button').first().click()
      await page.locator('#base_path').waitFor()
      await page.locator('.hope-select__trigger').click()
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'two-factor',
    path: '/@manage/2fa',
    ready: 'img[src^="data:image"]',
    height: 640,
    prepare: hideSecret,
  },
  { name: 'sessions', path: '/@manage/session/my_session', ready: rows, height: 640 },
  { name: 'labels', path: '/@manage/settings/tag', ready: 'text=Important', height: 640 },
  { name: 'settings-style', path: '/@manage/settings/style', ready: '#logo', height: 640 },
  { name: 'settings-preview', path: '/@manage/settings/preview', ready: '#text_types' },
  { name: 'preview-viewers', path: '/@manage/settings/preview-settings', ready: 'text=PDF.js', height: 640 },
  { name: 'settings-global', path: '/@manage/settings/global', ready: '#hide_files' },
  {
    name: 'settings-sso',
    path: '/@manage/settings/sso',
    ready: '#sso_client_id',
    prepare: async (page) => {
      await page.locator('#sso_login_platform-trigger').click()
      await page.getByRole('option').filter({ hasText: 'OIDC' }).click()
      await page.locator('#sso_client_id').fill('alist')
      await page.locator('#sso_endpoint_name').fill('https://login.example.com')
    },
  },
  {
    name: 'settings-ldap',
    path: '/@manage/settings/ldap',
    ready: '#ldap_server',
    prepare: async (page) => {
      await page.locator('#ldap_server').fill('ldap://ldap.example.com:389')
      await page.locator('#ldap_user_search_base').fill('ou=people,dc=example,dc=com')
    },
  },
  {
    name: 'settings-s3',
    path: '/@manage/settings/s3',
    ready: '#s3_access_key_id',
    height: 640,
    prepare: async (page) => {
      await page.locator('#s3_access_key_id').fill('example-access-key')
    },
  },
  { name: 'settings-ftp', path: '/@manage/settings/ftp', ready: '#ftp_public_host', height: 640 },
  { name: 'settings-tools', path: '/@manage/settings/other', ready: 'text=Transmission' },
]

async function chooseDriver(page: Page, name: string, field = '#root_folder_path'): Promise<void> {
  await page.locator('.hope-select__trigger').first().click()
  await page
    .getByRole('option')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click()
  await page.locator(field).waitFor()
}

/** Opens the menu of an entry, as a right-click does. */
async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByText(name, { exact: true }).first().click({ button: 'right' })
  await page.locator('.solid-contextmenu__item').first().waitFor()
}

async function chooseInMenu(page: Page, entry: number): Promise<void> {
  const entries = page.locator('.solid-contextmenu__item')
  await entries.nth(entry).click()
  await entries.first().waitFor({ state: 'hidden' })
}

async function openToolbar(page: Page): Promise<void> {
  await page.locator('.left-toolbar-box svg').last().click()
  await page.locator('[tips=offline_download]').waitFor()
}

/** Replaces the secret for two-factor login, and blurs its QR code: no secret belongs in an image, not even of a test instance. */
async function hideSecret(page: Page): Promise<void> {
  await page.getByText(/^[A-Z2-7]{16,}$/).evaluate((element) => {
    element.textContent = 'EXAMPLE'.repeat(4)
  })
  await page.locator('img[src^="data:image"]').evaluate((image: HTMLElement) => {
    image.style.filter = 'blur(12px)'
  })
}
