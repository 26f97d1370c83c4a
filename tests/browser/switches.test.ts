import type { Page } from '@playwright/test'
import { textMark } from '../../src/content/text-mark.ts'
import { answering } from '../support/answers.ts'
import { journey } from '../support/journey.ts'
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
  test('[N8] repo, repoLabel, repoDisplay', journey(), async ({ page, site }) => {
    await open(page, site, { repo: 'https://gitlab.example/a', repoLabel: 'Code' })
    await expect(navbar(page).getByRole('link', { name: /^Code/ })).toHaveAttribute(
      'href',
      'https://gitlab.example/a',
    )
    await open(page, site, { repo: 'a/b', repoDisplay: false })
    await expect(navbar(page).getByRole('link', { name: /repository/ })).toHaveCount(0)
  })

  test(
    '[M3] [M7] locales: texts of the interface in the words of the site, each language its own',
    journey(),
    async ({ page, site, consoleMessages }) => {
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
    },
  )

  test('[N8] [N1] navbarTitle, logo, logoDark', async ({ page, site }) => {
    await open(page, site, { navbarTitle: 'Own title', logo: '/img/logo.svg', logoDark: '/img/other.svg' })
    const brand = navbar(page).getByRole('link').first()
    await expect(brand).toHaveText('Own title')
    await expect(brand.locator('img').first()).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(brand.locator('img[src$="other.svg"]')).toBeAttached()
    await expect(brand.locator('img[src$="logo.svg"]')).toBeHidden()
    await open(page, site, { navbarTitle: false, logo: '/img/logo.svg' })
    await expect(brand).toHaveText('')
  })

  test('[N8] hideSiteNameOnMobile', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, site, {})
    await expect(navbar(page).getByText('Documentation')).toBeVisible()
    await open(page, site, { hideSiteNameOnMobile: true, logo: '/img/logo.svg' })
    await expect(navbar(page).getByText('Documentation')).toBeHidden()
  })

  test('[N1] navbarLayout moves and leaves out parts', journey(), async ({ page, site }) => {
    await open(page, site, {
      repo: 'a/b',
      navbarLayout: { start: ['links'], center: ['brand'], end: ['outlook'] },
    })
    const place = async (name: string | RegExp) => {
      const box = await navbar(page).getByRole('link', { name, exact: true }).boundingBox()
      return box?.x ?? 0
    }
    // On a slow machine, the page appears before its configuration.
    await expect.poll(async () => (await place('Guide')) < (await place(/Home page/))).toBe(true)
    await expect(navbar(page).getByRole('button', { name: 'Language' })).toHaveCount(0)
  })

  test('[P6] prevLink and nextLink', async ({ page, site }) => {
    await open(page, site, { prevLink: false })
    const neighbours = page.getByRole('navigation', { name: 'Previous and next page' })
    await expect(neighbours.getByRole('link')).toHaveCount(1)
    await open(page, site, { prevLink: false, nextLink: false })
    await expect(neighbours).toHaveCount(0)
  })

  test(
    '[P14] displayFooter, with the words of the language; the page may say otherwise',
    journey(),
    async ({ page, site }) => {
      const config = {
        displayFooter: true,
        license: 'MIT',
        locales: { '/': { footer: 'Site words', copyright: '© us' } },
      }
      await open(page, site, config)
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText('Site words')
      await expect(footer).toContainText('© us')
      await expect(footer).toContainText('MIT')
      await open(page, site, config, 'footer: Own words\ncopyright: false\nlicense: CC0')
      await expect(footer).toContainText('Own words')
      await expect(footer).toContainText('CC0')
      await expect(footer).not.toContainText('© us')
      await open(page, site, config, 'footer: false')
      await expect(page.getByText('Site words')).toHaveCount(0)
    },
  )

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
})

test(
  '[M7] [B2] icons that the configuration names are drawn, unknown ones are not; groups open as configured',
  journey(),
  async ({ page, site }) => {
    site.setFault((request, response) => {
      const body = {
        '/content/en/navbar.json': [
          { text: 'First', icon: 'lock', link: '/faq/', activeMatch: '/guide/' },
          { text: 'Second', icon: 'no-such-icon', link: 'https://other.example' },
          {
            text: 'Third',
            icon: 'eye',
            children: [
              { text: 'Inside', link: '/guide/' },
              { text: 'Group', children: [{ text: 'Deeper', link: '/config/' }] },
            ],
          },
        ],
        '/content/en/sidebar.json': {
          '/guide/': [
            {
              text: 'Group',
              icon: 'book',
              children: [{ text: 'Leaf', icon: 'moon', link: 'install/docker' }],
            },
            { text: 'Open', collapsible: true, expanded: true, children: [{ text: 'One', link: 'webdav' }] },
            {
              text: 'Shut',
              collapsible: true,
              prefix: 'install/',
              children: [{ text: 'Two', link: 'manual' }],
            },
          ],
        },
      }[request.url ?? '']
      if (body === undefined) return false
      response.end(JSON.stringify(body))
      return true
    })
    await page.goto('/guide/install/docker.html')
    const icons = (name: string) => navbar(page).getByRole('link', { name }).locator('svg.icon-lock')
    await expect(icons('First')).toHaveCount(1)
    await expect(navbar(page).getByRole('link', { name: 'First' })).toHaveAttribute('aria-current', 'true')
    await expect(
      navbar(page).getByRole('link', { name: 'Second' }).locator('svg:not(.external-icon)'),
    ).toHaveCount(0)
    const menu = navbar(page).getByRole('button', { name: 'Third' })
    await expect(menu.locator('svg.icon-eye')).toHaveCount(1)
    await menu.click()
    const group = navbar(page).getByRole('group', { name: 'Group' })
    await expect(group.getByRole('link', { name: 'Deeper' })).toHaveAttribute('href', '/config/')
    const sidebar = page.getByRole('navigation', { name: 'Pages of this section' })
    await expect(sidebar.locator('svg.icon-book')).toHaveCount(1)
    await expect(sidebar.getByRole('link', { name: 'Leaf' }).locator('svg.icon-moon')).toHaveCount(1)
    await expect(sidebar.getByRole('button', { name: 'Group' })).toHaveCount(0)
    await expect(sidebar.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-expanded', 'true')
    await expect(sidebar.getByRole('link', { name: 'One' })).toBeVisible()
    await expect(sidebar.getByRole('link', { name: 'Two' })).toBeHidden()
    await sidebar.getByRole('button', { name: 'Shut' }).click()
    await expect(sidebar.getByRole('link', { name: 'Two' })).toHaveAttribute(
      'href',
      '/guide/install/manual.html',
    )
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await expect(panel.getByRole('heading', { name: 'Group' })).toBeVisible()
    await panel.getByRole('link', { name: 'Deeper' }).click()
    await expect(page).toHaveURL('/config/')
  },
)

test.describe('[M8] what a page says of itself', () => {
  test('[P4] [K19] headerDepth and toc; two levels unless it says otherwise', async ({ page, site }) => {
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

  test(
    '[P1] [L5] icon: a name of the set or the class of an icon font, drawn here; breadcrumbIcon',
    journey(),
    async ({ page, site }) => {
      const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
      await open(page, site, {}, 'icon: fa-solid fa-lock')
      await expect(breadcrumb.getByRole('listitem').last().locator('svg.icon-lock')).toHaveCount(1)
      await open(page, site, {}, 'icon: iconfont icon-unheard-of')
      await expect(breadcrumb.getByRole('listitem').last().locator('svg, i')).toHaveCount(0)
      await open(page, site, { breadcrumbIcon: false }, 'icon: lock')
      await expect(breadcrumb.getByRole('listitem').last().locator('svg')).toHaveCount(0)
    },
  )

  test('[P14] navbar: false, sidebar: false, containerClass, shortTitle', async ({ page, site }) => {
    await open(page, site, {}, 'navbar: false\nsidebar: false\ncontainerClass: special\nshortTitle: Short')
    await expect(navbar(page)).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Pages of this section' })).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveClass(/special/)
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').last(),
    ).toHaveText('Short')
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

test(
  '[B8] the sponsorship banner is off; switched on, its label is in the language of the page',
  journey(),
  async ({ page, site }) => {
    const sponsorship = (label: string) => page.getByRole('complementary', { name: label, exact: true })
    await page.goto('/guide/install/docker.html')
    await expect(page.getByRole('link', { name: /Edit this page/ })).toBeVisible()
    await expect(sponsorship('Sponsorship')).toHaveCount(0)
    await open(page, site, { sponsorship: { banner: true, link: 'guide/sponsor.html' } })
    await expect(sponsorship('Sponsorship').getByRole('link')).toHaveAttribute('href', '/guide/sponsor.html')
    await expect(sponsorship('Sponsorship')).toContainText('Sponsorship')
    await page.goto('/zh/guide/install/docker.html')
    await expect(sponsorship('赞助')).toContainText('赞助')
    await expect(sponsorship('赞助').getByRole('link')).toHaveAttribute('href', '/zh/guide/sponsor.html')
    const config = { sponsorship: { banner: true, image: '/img/logo.svg' } }
    await open(page, site, { ...config, locales: { '/': { sponsorship: 'Our friends' } } })
    await expect(
      sponsorship('Sponsorship').getByRole('img', { name: 'Our friends' }).and(page.locator(':visible')),
    ).toHaveCount(1)
  },
)
