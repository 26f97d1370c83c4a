import { expect, test } from 'vitest'
import { showsApiServer } from '../../../src/content/sidebar-choice.ts'

const driver = '/guide/drivers/115.html'
const apiServers = { cf: 'https://api.example.com' }

test.each([
  ['a driver page of a site with API servers', { apiServers }, driver, true],
  ['another page of that site', { apiServers }, '/guide/install/docker.html', false],
  ['a driver page of a site without API servers', {}, driver, false],
  ['a page that the site names', { apiServers, apiServerPages: ['/guide/'] }, '/guide/faq.html', true],
  ['a driver page that the site does not name', { apiServers, apiServerPages: [] }, driver, false],
])('[B4] the configuration says whether %s shows the API server selector', (_page, site, route, isShown) => {
  expect(showsApiServer(site, route)).toBe(isShown)
})
