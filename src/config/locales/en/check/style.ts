import type { Faults } from '../../check-faults.ts'

/** The English messages of the content check about style: what is wrong, then how to fix it. */
export const style = {
  'part-name': ['“{text}” is not the site’s heading for this part.', 'Use “{name}”.'],
  'part-order': ['“{text}” comes after “{other}”.', 'Use the order {order}.'],
  'part-columns': ['The troubleshooting table has the columns {columns}.', 'Use {names}.'],
  'cell-empty': ['A table cell is empty.', 'Write – in it.'],
  'cell-sign': ['“{text}” is not the site’s sign for an empty cell.', 'Write – instead.'],
  'menu-path': ['“{text}” is not the site’s form of a menu path.', 'Write {form}.'],
  'bold-space': ['The bold text “{text}” touches a Han character.', 'Put a space on both sides of it.'],
  wording: ['The site does not use the wording “{text}”.', 'Use: {better}.'],
} as const satisfies Faults
