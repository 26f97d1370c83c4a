import type { Page } from '@playwright/test'
import { textMark } from '../../src/content/text-mark.ts'
import { answering } from '../support/answers.ts'
import { expect, type Site, test, titleOf } from '../support/site.ts'

/** Opens the Docker page with a given configuration and front matter. */
async function open(page: Page, site: Site, config: object, frontMatter = 'title: Docker') {
  site.setFault(
    answering({
      '/content/site.json': config,
      '/content/en/guide/install/docker.md': `---\n${frontMatter}\n---\n\nText\n\n## Two\n\n### Three\n\n#### Four\n`,
    }),
  )
  await page.goto('/guide/install/docker.html')
  await expect(titleOf(page)).toBeVisible()
}

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('[M7] switches of the site', () => {
  test('[M3] [M7] locales replaces interface texts, in each language separately', async ({
    page,
    site,
    consoleMessages,
  }) => {
    const locales = {
      '/': {
        texts: { article: { editPage: 'Mend this page', nonsense: 'x' }, navbar: { outlook: 'Looks' } },
      },
    }
    await open(page, site, { docsRepo: 'a/b', locales })
    await expect(page.getByRole('link', { name: 'Mend this page' })).toBeVisible()
    await expect(navbar(page).getByRole('button', { name: 'Looks' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeVisible()
    expect(consoleMessages.join('\n')).toContain('article.nonsense')
    await page.goto('/zh/guide/install/docker.html')
    await expect(page.getByRole('banner').getByRole('button', { name: '外观' })).toBeVisible()
  })

  test('[N8] hideSiteNameOnMobile hides the name of the site on phones', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, site, {})
    await expect(navbar(page).getByText('Documentation')).toBeVisible()
    await open(page, site, { hideSiteNameOnMobile: true, logo: '/img/logo.svg' })
    await expect(navbar(page).getByText('Documentation')).toBeHidden()
  })

  test('[P5] lastUpdated and contributors can be hidden by site and page', async ({ page, site }) => {
    // The history belongs to the published text, so it must include the added switches.
    const historyFile = '/history/en/guide/install/history.json'
    const known = await (await fetch(site.address + historyFile)).json()
    const file = '/content/en/guide/install/docker.md'
    const published = await (await fetch(site.address + file)).text()
    const lines = async (config: object, frontMatter = '') => {
      const text = published.replace(/^---\n/, `---\n${frontMatter}`)
      const histories = { ...known, 'docker.md': { ...known['docker.md'], textMark: textMark(text) } }
      site.setFault(answering({ '/content/site.json': config, [file]: text, [historyFile]: histories }))
      const history = page.waitForResponse(/\/history\/en\/guide\/install\/history\.json$/)
      await page.goto('/guide/install/docker.html')
      await history
      return page.getByRole('main').getByText(/^(Last updated|Contributors):/)
    }
    await expect(await lines({})).toHaveText([/^Last updated/, /^Contributors/])
    await expect(await lines({ lastUpdated: false })).toHaveText([/^Contributors/])
    await expect(await lines({ contributors: false })).toHaveText([/^Last updated/])
    await expect(await lines({}, 'lastUpdated: false\n')).toHaveText([/^Contributors/])
    await expect(await lines({}, 'contributors: false\n')).toHaveText([/^Last updated/])

    // The configuration may call people by other names, or leave them out; without anybody the line is hidden.
    const people: readonly { readonly name: string }[] = known['docker.md'].contributors
    const called = (name: string | false) => ({
      contributorNames: Object.fromEntries(people.map((person) => [person.name, name])),
    })
    await expect(await lines(called('The editors'))).toHaveText([
      /^Last updated/,
      'Contributors: The editors',
    ])
    await expect(await lines(called(false))).toHaveText([/^Last updated/])
  })

  test('a page shows what it was compared with, and when', async ({ page, site }) => {
    const historyFile = '/history/en/guide/install/history.json'
    const known = await (await fetch(site.address + historyFile)).json()
    const checked = { against: 'v3', date: '2026-02-01', statements: 1 }
    const histories = { ...known, 'docker.md': { ...known['docker.md'], checked } }
    site.setFault(answering({ [historyFile]: histories }))
    await page.goto('/guide/install/docker.html')
    await expect(
      page.getByRole('main').getByText('Checked against v3: February 1, 2026 · 1 statement'),
    ).toBeVisible()
  })
})

test.describe('[M8] metadata of a page', () => {
  test('[P4] [K19] headerDepth and toc set the levels of the table of contents, which are two otherwise', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1500, height: 900 })
    const toc = page.getByRole('navigation', { name: 'On this page' })
    await open(page, site, {})
    await expect(toc.getByRole('link')).toHaveText(['Two', 'Three'])
    await open(page, site, {}, 'headerDepth: 1')
    await expect(toc.getByRole('link')).toHaveText(['Two'])
    await open(page, site, { headerDepth: 3 })
    await expect(toc.getByRole('link')).toHaveText(['Two', 'Three', 'Four'])
    await open(page, site, {}, 'toc: false')
    await expect(toc).toHaveCount(0)
  })
})

test('[L5] icon style sheets of another site load only when the configuration names them', async ({
  page,
  site,
}) => {
  const sheet = 'https://icons.example/all.css'
  await page.route('https://icons.example/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '.icon-odd::before { content: "odd" }' }),
  )
  const sheets = page.locator('link[rel="stylesheet"][href^="http"]:not([href^="http://127."])')
  const named = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('i.icon-odd')
  await open(page, site, {}, 'icon: iconfont icon-odd')
  await expect(sheets).toHaveCount(0)
  await expect(named).toHaveCount(0)
  await open(
    page,
    site,
    { iconStylesheets: [sheet, 'http://icons.example/plain.css', 'javascript:alert(1)'] },
    'icon: iconfont icon-odd',
  )
  await expect(sheets).toHaveCount(1)
  await expect(sheets).toHaveAttribute('href', sheet)
  await expect(named).toHaveAttribute('aria-hidden', 'true')
  await expect
    .poll(() => named.evaluate((element) => getComputedStyle(element, '::before').content))
    .toBe('"odd"')
})
