import { expect, test } from 'vitest'
import { repositoryPath } from '../../../src/content/code-host.ts'
import { imageAddressesIn } from '../../../src/features/edit/images/image-drafts.ts'
import { imageAddress, imageFile } from '../../../src/features/edit/images/image-place.ts'

const hash = '0123456789abcdef'

test.each([
  ['en/guide/install/docker.md', '/img/install/docker-01234567.webp'],
  ['zh/guide/install/README.md', '/img/install/install-01234567.webp'],
  ['en/README.md', '/img/home-01234567.webp'],
  ['en/pricing.md', '/img/pricing-01234567.webp'],
  ['zh/guide/我的 NAS.md', '/img/guide/-NAS-01234567.webp'],
])('an image of %s is named after the page and its folder', (file, address) => {
  expect(imageAddress(file, hash, 'webp')).toBe(address)
  expect(imageAddressesIn([`See ![a](${address}) and ![b](${address}).`, 'none'])).toEqual([address])
})

test.each([
  [undefined, '../img/a/b.webp', 'public/img/a/b.webp'],
  ['public/content', '../img/a/b.webp', 'public/img/a/b.webp'],
  ['content', 'img/a/b.webp', 'content/img/a/b.webp'],
  ['', 'img/a/b.webp', 'img/a/b.webp'],
])('in the content folder %j, an image is the file %s', (docsDir, file, path) => {
  expect(imageFile('/img/a/b.webp', { docsDir })).toBe(file)
  expect(repositoryPath(docsDir ?? 'public/content', file)).toBe(path)
})

test('images that the site has are not looked for on the device', () => {
  expect(imageAddressesIn(['![Logo](/img/logo.svg) ![x](/img/guide/photo.webp)'])).toEqual([])
})
