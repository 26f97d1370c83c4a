import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns axe's findings for the current page, or a part of it, one per line. */
export async function findings(page: Page, part = 'html'): Promise<readonly string[]> {
  // What arrives late, or has another width, takes the focus one frame later.
  await page.waitForFunction(
    () =>
      !document.querySelector('.prose > [aria-hidden]') &&
      [...document.querySelectorAll<HTMLElement>('pre, .table-scroll')].every(
        (box) => box.scrollWidth <= box.clientWidth + 1 || box.tabIndex === 0,
      ),
  )
  await page.evaluate(axeSource)
  const results = await page.evaluate(
    (within) =>
      (window as unknown as { axe: { run(part: string, options: object): Promise<unknown> } }).axe.run(
        within,
        {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
      ) as Promise<AxeResults>,
    part,
  )
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  )
}
