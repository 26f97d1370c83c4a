import { expect, test } from 'vitest'
import { successorsOf } from '../../../src/worker/carried-parts.ts'

const published = (...paths: readonly string[]) => paths.map((path) => ({ path, bytes: 1, hash: '' }))

test('[O1] [O5] only parts of the new version that replace saved ones are fetched', () => {
  const saved = [
    'assets/search/search-box-AoM-kdk0.js',
    'assets/search/search-box-CDd7bJP7.css',
    'assets/languages/bash-11111111.js',
    '.kept',
    'content/en/README.md',
  ]
  const next = published(
    'assets/search/search-box-Bb_2-2bb.js',
    'assets/search/search-box-DDDDDDDD.css',
    'assets/search/search-worker-EEEEEEEE.js',
    'assets/languages/bash-11111111.js',
    'assets/languages/yaml-22222222.js',
    'assets/math/search-box-FFFFFFFF.js',
  )
  expect(successorsOf(saved, next)).toEqual([
    'assets/search/search-box-Bb_2-2bb.js',
    'assets/search/search-box-DDDDDDDD.css',
  ])
})
