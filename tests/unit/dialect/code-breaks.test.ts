import { expect, test } from 'vitest'
import { codeParts } from '../../../src/dialect/code-breaks.ts'

test.each([
  ['oss-cn-hangzhou.aliyuncs.com', ['oss-', 'cn-', 'hangzhou.', 'aliyuncs.', 'com']],
  ['last_launched_version', ['last_', 'launched_', 'version']],
  ['--no-prefix', ['--no-', 'prefix']],
  ['https://example.com/d/a', ['https://', 'example.', 'com/', 'd/', 'a']],
  ['maxConcurrentUploads', ['maxConcurrentUploads']],
  ['maxConcurrentUploadParts', ['max', 'Concurrent', 'Upload', 'Parts']],
  ['short', ['short']],
  ['/', ['/']],
  ['0123456789abcdef0123456', ['0123456789abcdef0123', '456']],
  ['docker run --rm a', ['docker run --rm a']],
  ['', ['']],
  ['a-b', ['a-b']],
  ['{20-},{-80}', ['{20-},{-80}']],
])('[D1] code breaks at its signs: %s', (text, parts) => {
  expect(codeParts(text)).toEqual(parts)
})

test('[D1] nothing is lost or added', () => {
  for (const text of [
    'a_b.c',
    '中文名称/子目录/一个非常非常非常长的文件名称.txt',
    '😀'.repeat(40),
    'a b_c  d',
  ]) {
    expect(codeParts(text).join('')).toBe(text)
    expect(codeParts(text).every((part) => !/^[\uDC00-\uDFFF]/.test(part))).toBe(true)
  }
})
