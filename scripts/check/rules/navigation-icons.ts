import { iconFault, icons } from '../../../src/check/rules/icons.ts'
import type { Rule } from '../rule.ts'

/** Checks the icons of navbar and sidebars, like those of pages. */
export const navigationIcons: Rule = {
  id: icons.id,
  severity: icons.severity,
  ofSite: ({ navigations }) =>
    navigations.flatMap((navigation) =>
      navigation.icons.flatMap(({ name, file, line }) => {
        const fault = iconFault(name, line)
        return fault ? [{ file, ...fault }] : []
      }),
    ),
}
