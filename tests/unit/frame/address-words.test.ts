import { expect, test } from 'vitest'
import { addressWords } from '../../../src/frame/screens/address-words.ts'

test.each([
  ['/guide/install/reverse-proxy.html', 'guide install reverse proxy'],
  ['/docs/docs/index.html', 'docs'],
  ['/指南/挂载.md', '指南 挂载'],
  ['/404.html', ''],
  ['/', ''],
])('[R5] the words of the address %s are “%s”', (route, words) => {
  expect(addressWords(route)).toBe(words)
})
