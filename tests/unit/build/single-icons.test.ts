import { describe, expect, test } from 'vitest'
import { withSingleIcons } from '../../../scripts/build/single-icons.ts'

describe('icons in the build', () => {
  const files = new Map([
    ['Check', '/icons/check.mjs'],
    ['Menu', '/icons/menu.mjs'],
  ])

  test('each is imported from its own file, under the name it has in the code', () => {
    expect(withSingleIcons("import { Check, Menu as Shape } from 'lucide'\nuse(Check)", files)).toBe(
      "import Check from '/icons/check.mjs'\nimport Shape from '/icons/menu.mjs'\nuse(Check)",
    )
  })

  test('imports over several lines are read, types are left out', () => {
    expect(withSingleIcons("import {\n  type IconNode,\n  Check,\n} from 'lucide'", files)).toBe(
      "import Check from '/icons/check.mjs'",
    )
  })

  test('an icon that the package does not have stops the build with its name', () => {
    expect(() => withSingleIcons("import { Gone } from 'lucide'", files)).toThrow(/icon Gone/)
  })
})
