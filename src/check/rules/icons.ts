import { iconNames } from '../../config/icons.ts'
import { iconNameOf } from '../../content/icon-name.ts'
import { lineOfField } from '../open-page.ts'
import type { Fault, PageRule } from '../page-rule.ts'

/** Returns the fault of an icon's name, or `undefined` if the site has the icon. */
export function iconFault(name: string, line: number): Fault | undefined {
  if (iconNameOf(name) !== undefined) return undefined
  return { line, kind: 'icon-unknown', values: { name, known: iconNames.join(', ') } }
}

/** Requires known names of icons, because the site draws them itself. */
export const icons: PageRule = {
  id: 'icon',
  severity: 'warning',
  ofPage: (open) => {
    const { icon, actions = [], features = [], highlights = [], medias = [] } = open.page.metadata
    const named = [
      { field: 'icon', name: icon },
      ...actions.map((item) => ({ field: 'actions', name: item.icon })),
      ...features.map((item) => ({ field: 'features', name: item.icon })),
      ...highlights.flatMap((group) =>
        (group.features ?? []).map((item) => ({ field: 'highlights', name: item.icon })),
      ),
      ...medias.map((item) => ({ field: 'medias', name: item.icon })),
    ]
    return named.flatMap(({ field, name }) =>
      name === undefined ? [] : (iconFault(name, lineOfField(open, field, name)) ?? []),
    )
  },
}
