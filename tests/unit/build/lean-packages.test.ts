import { expect, test } from 'vitest'
import { leanPackageAliases } from '../../../scripts/build/lean-packages.ts'

test('every file of a package that a replacement imports exists', () => {
  expect(() => leanPackageAliases()).not.toThrow()
})

test('a package that has changed stops the build, with its name and the place to adapt', () => {
  expect(() => leanPackageAliases('/nowhere')).toThrow(
    /lowlight has changed. Adapt scripts\/build\/lean-packages\//,
  )
})
