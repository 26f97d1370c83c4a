import { describe, expect, test } from 'vitest'
import { apiAddress, apiServersOf, chosenApiServer } from '../../../src/content/api-server.ts'
import { readToolArrival } from '../../../src/content/tool-arrival.ts'
import { onedriveWebdav } from '../../../src/tools/flows/onedrive.ts'
import { readSharePointAddress } from '../../../src/tools/sharepoint-address.ts'

describe('API servers', () => {
  const site = { apiServers: { cf: 'https://api.example/', cn: 'http://plain.example' } }

  test('[S12] all servers are listed, and those without a safe address have none', () => {
    expect(apiServersOf(site, 'https://docs.example')).toEqual([
      { key: 'cf', address: 'https://api.example' },
      { key: 'cn', address: undefined },
      { key: 'de', address: undefined },
    ])
  })

  test.each([
    ['http://localhost:4173', 'http://localhost:3002'],
    ['http://192.168.1.2', 'http://192.168.1.2:3002'],
    ['https://[::1]:8443', 'http://[::1]:3002'],
    ['https://nas.local', undefined],
    ['https://localhost.example', undefined],
  ])('[S12] the local server is found at %s', (origin, address) => {
    expect(apiServersOf(site, origin).find(({ key }) => key === 'local')?.address).toBe(address)
  })

  test('[S12] a key without an address means the default, then any that has one', () => {
    const servers = apiServersOf(site, 'https://docs.example')
    expect(chosenApiServer(servers, 'de')?.key).toBe('cf')
    expect(chosenApiServer(apiServersOf({}, 'http://localhost'), 'cf')?.key).toBe('local')
    expect(chosenApiServer(apiServersOf({}, 'https://docs.example'), 'local')).toBeUndefined()
  })

  test('[S12] the base address is joined with the path', () => {
    expect(apiAddress('https://a.example/')).toBe('https://a.example')
    expect(apiAddress('https://a.example', '/x')).toBe('https://a.example/x')
  })
})

describe('the address to which a provider redirects', () => {
  const read = (pathname: string, search = '', hash = '') => readToolArrival({ pathname, search, hash })

  test('[T10] its parameters are read and removed', () => {
    expect(read('/tool/dropbox/callback.html', '?code=a%20b&state=s')).toEqual({
      pathname: '/tool/dropbox/callback.html',
      route: '/tool/dropbox/callback.html',
      parameters: { code: 'a b', state: 's' },
    })
    expect(read('/tool/onedrive/callback', '?code=c')?.route).toBe('/tool/onedrive/callback.html')
  })

  test('[T10] tokens after # are removed from the address and not read; hashes of headings stay', () => {
    expect(read('/tool/google/album.html', '', '#access_token=t&x=1')?.parameters).toEqual({})
    expect(read('/tool/google/album.html', '', '#errors')).toBeUndefined()
  })

  test('[T10] a repeated parameter is ignored, and so are the addresses of other pages', () => {
    expect(read('/tool/x/callback.html', '?code=a&code=b&state=s')?.parameters).toEqual({ state: 's' })
    expect(read('/guide/', '?code=a')).toBeUndefined()
    expect(read('/tool/../x', '?code=a')?.parameters).toEqual({})
    expect(read('/tool/dropbox/callback.html')).toBeUndefined()
  })

  test('[T9] a login that started in Chinese continues in Chinese', () => {
    expect(read('/tool/dropbox/callback.html', '?state=zh.abc')?.pathname).toBe(
      '/zh/tool/dropbox/callback.html',
    )
    expect(read('/zh/tool/dropbox/callback.html', '?state=abc')?.pathname).toBe(
      '/zh/tool/dropbox/callback.html',
    )
  })
})

describe('OneDrive and SharePoint addresses', () => {
  const webdav = (onedrive_url: string) => onedriveWebdav.stages[0]?.work({ onedrive_url })

  test.each([
    [
      'https://t-my.sharepoint.com/personal/me_t_com/_layouts/15/onedrive.aspx?view=1',
      'https://t-my.sharepoint.com/personal/me_t_com/Documents',
    ],
    ['t.sharepoint.cn/sites/team/SitePages', 'https://t.sharepoint.cn/sites/team/Shared Documents'],
  ])('[T6] %s leads to its WebDAV address', (address, expected) => {
    expect(webdav(address)).toEqual({ kind: 'result', values: { webdav_address: expected } })
  })

  test.each([
    ['onedrive', 'otherHost'],
    ['not an address', 'noAddress'],
    ['http://t.sharepoint.com/sites/a', 'noAddress'],
    ['javascript:alert(1)', 'noAddress'],
    ['https://onedrive.live.com/?id=root', 'personal'],
    ['https://sharepoint.com.evil.example/sites/a', 'otherHost'],
    ['https://user@t.sharepoint.com/sites/a', 'noAddress'],
    ['https://t-my.sharepoint.com/:f:/g/personal/me/Abc', 'shareLink'],
    ['https://t.sharepoint.com/', 'tooShort'],
  ])('[T6] %s is refused: %s', (address, fault) => {
    expect(webdav(address)).toMatchObject({ kind: 'fault', fault })
  })

  test('[T6] a site at the root has no base path', () => {
    expect(readSharePointAddress('https://t.sharepoint.com/_layouts/15/x.aspx')).toEqual({
      kind: 'site',
      host: 't.sharepoint.com',
      parts: [],
    })
  })
})
