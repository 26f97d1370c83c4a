import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderFrame, renderPage } from './support/render-page.tsx'
import { chooseScheme } from './support/scheme.ts'
import { resizeWindow } from './support/window-size.ts'

const text = '## Two\n\n### Three\n\n#### Four\n'
const open = (site: object, frontMatter = '', file = 'en/guide/docker.md') =>
  renderFrame(`---\ntitle: Docker\n${frontMatter}\n---\n\nText\n\n${text}`, { site, file, navbar, sidebar })
const navbar = [{ text: 'Guide', link: '/guide/' }]
const sidebar = { '/': ['first.md', 'guide/docker.md', 'last.md'] }
const main = () => page.getByRole('navigation', { name: 'Main' })
const title = () => page.getByRole('heading', { level: 1, name: 'Docker' })

describe('[M7] switches of the site', () => {
  test('[N8] name and address of the repository come from the configuration; without them, there is no link', async () => {
    const { unmount } = await open({ repo: 'https://gitlab.example/a', repoLabel: 'Code' })
    await expect
      .element(main().getByRole('link', { name: /^Code/ }))
      .toHaveAttribute('href', 'https://gitlab.example/a')
    await unmount()
    await open({ repo: 'a/b', repoDisplay: false })
    await expect.element(main().getByRole('link', { name: 'Guide' })).toBeVisible()
    await expect.element(main().getByRole('link', { name: /repository/ })).not.toBeInTheDocument()
  })

  test('[M3] [M7] each language has the interface texts that the site gives it', async () => {
    const locales = {
      '/': { texts: { article: { editPage: 'Mend this page' }, navbar: { outlook: 'Looks' } } },
    }
    const { unmount } = await open({ docsRepo: 'a/b', locales })
    await expect.element(page.getByRole('link', { name: 'Mend this page' })).toBeVisible()
    await expect.element(main().getByRole('button', { name: 'Looks' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeVisible()
    await unmount()
    await open({ docsRepo: 'a/b', locales }, '', 'zh/guide/docker.md')
    await expect.element(page.getByRole('banner').getByRole('button', { name: '外观' })).toBeVisible()
  })

  test('[N8] [N1] the brand has the title and the logo of the color scheme', async () => {
    const logos = { logo: '/img/logo.svg', logoDark: '/img/other.svg' }
    const { unmount } = await open({ navbarTitle: 'Own title', ...logos, darkmode: 'disable' })
    const brand = main().getByRole('link').first()
    await expect.element(brand).toHaveTextContent('Own title')
    const shown = () =>
      [...brand.element().querySelectorAll('img')]
        .filter((image) => image.checkVisibility())
        .map((image) => image.getAttribute('src')?.replace(/.*\//, ''))
    await expect.poll(shown).toEqual(['logo.svg'])
    await unmount()
    chooseScheme('dark')
    await open({ navbarTitle: false, ...logos, darkmode: 'enable' })
    await expect.poll(shown).toEqual(['other.svg'])
    await expect.element(brand).toHaveTextContent(/^$/)
  })

  test('[N1] navbarLayout moves parts and leaves parts out', async () => {
    await open({ repo: 'a/b', navbarLayout: { start: ['links'], center: ['brand'], end: ['outlook'] } })
    const left = (name: string | RegExp) =>
      main().getByRole('link', { name, exact: true }).element().getBoundingClientRect().left
    await expect.element(main().getByRole('link', { name: /Home page/ })).toBeVisible()
    expect(left('Guide')).toBeLessThan(left(/Home page/))
    await expect.element(main().getByRole('button', { name: 'Language' })).not.toBeInTheDocument()
  })

  test.each([
    [{}, ['/first.html', '/last.html']],
    [{ prevLink: false }, ['/last.html']],
    [{ prevLink: false, nextLink: false }, []],
  ])('[P6] with %j, the page links to its neighbors %j', async (site, addresses) => {
    await open(site)
    await expect.element(title()).toBeVisible()
    const links = page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link')
    await expect.poll(() => links.elements().map((link) => link.getAttribute('href'))).toEqual(addresses)
  })

  const footer = {
    displayFooter: true,
    license: 'MIT',
    locales: { '/': { footer: 'Site words', copyright: '© us' } },
  }
  test.each([
    ['', ['Site words', '© us', 'MIT'], ['CC0']],
    ['footer: Own words\ncopyright: false\nlicense: CC0', ['Own words', 'CC0'], ['© us', 'Site words']],
  ])('[P14] the footer has the texts of the site, or of a page with “%s”', async (frontMatter, shown, hidden) => {
    await open(footer, frontMatter)
    for (const words of shown) await expect.element(page.getByRole('contentinfo')).toHaveTextContent(words)
    for (const words of hidden)
      await expect.element(page.getByRole('contentinfo')).not.toHaveTextContent(words)
  })

  test('[P14] a page may have no footer', async () => {
    await open(footer, 'footer: false')
    await expect.element(title()).toBeVisible()
    await expect.element(page.getByText('Site words')).not.toBeInTheDocument()
  })

  test.each([
    ['en', 'Sponsorship', '/guide/sponsor.html'],
    ['zh', '赞助', '/zh/guide/sponsor.html'],
  ])('[B8] the sponsorship banner has its label in the language of the page: %s', async (language, label, href) => {
    const site = { sponsorship: { banner: true, link: 'guide/sponsor.html' } }
    await open(site, '', `${language}/guide/docker.md`)
    const banner = page.getByRole('complementary', { name: label, exact: true })
    await expect.element(banner).toHaveTextContent(label)
    await expect.element(banner.getByRole('link')).toHaveAttribute('href', href)
  })

  test('[B8] the image of the sponsorship banner is described by the site', async () => {
    const sponsorship = { banner: true, image: '/img/logo.svg' }
    await open({ sponsorship, locales: { '/': { sponsorship: 'Our friends' } } })
    const banner = page.getByRole('complementary', { name: 'Sponsorship', exact: true })
    await expect.element(banner.getByRole('img', { name: 'Our friends' })).toBeVisible()
  })

  test('[B8] the sponsorship banner is off until the configuration switches it on', async () => {
    await open({ docsRepo: 'a/b' })
    await expect.element(page.getByRole('link', { name: /Edit this page/ })).toBeVisible()
    await expect
      .element(page.getByRole('complementary', { name: 'Sponsorship', exact: true }))
      .not.toBeInTheDocument()
  })
})

describe('[M8] metadata of a page', () => {
  test.each([
    ['icon: fa-solid fa-lock', {}, 'lock'],
    ['icon: iconfont icon-unheard-of', {}, undefined],
    ['icon: lock', { breadcrumbIcon: false }, undefined],
  ])('[P1] [L5] with “%s” and %j, the breadcrumb has the icon %s', async (frontMatter, site, icon) => {
    await renderPage(`---\ntitle: Docker\n${frontMatter}\n---\n\nText\n`, {
      site,
      file: 'en/guide/install/docker.md',
    })
    await expect.element(title()).toBeVisible()
    const last = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').last()
    await expect.element(last).toHaveTextContent('Docker')
    const icons = () => [...last.element().querySelectorAll('svg, i')].map((one) => one.getAttribute('class'))
    await expect.poll(icons).toEqual(icon === undefined ? [] : [expect.stringContaining(`icon-${icon}`)])
  })

  test('[P14] a page may leave out the navbar and the sidebar, and set a class and a short title', async () => {
    await open({}, 'navbar: false\nsidebar: false\ncontainerClass: special\nshortTitle: Short')
    await expect.element(page.getByRole('article')).toHaveClass(/special/)
    await expect.element(main()).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('navigation', { name: 'Pages of this section' }))
      .not.toBeInTheDocument()
    await expect
      .element(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').last())
      .toHaveTextContent('Short')
  })
})

test('[M7] [B2] known icons of the configuration are drawn, and groups open as configured', async () => {
  await renderFrame(`---\ntitle: Docker\n---\n\n${text}`, {
    file: 'en/guide/install/docker.md',
    navbar: [
      { text: 'First', icon: 'lock', link: '/faq/', activeMatch: '/guide/' },
      { text: 'Second', icon: 'no-such-icon', link: 'https://other.example' },
      {
        text: 'Third',
        icon: 'eye',
        children: [{ text: 'Group', children: [{ text: 'Deeper', link: '/config/' }] }],
      },
    ],
    sidebar: {
      '/guide/': [
        { text: 'Group', icon: 'book', children: [{ text: 'Leaf', icon: 'moon', link: 'install/docker' }] },
        { text: 'Open', collapsible: true, expanded: true, children: [{ text: 'One', link: 'webdav' }] },
        { text: 'Shut', collapsible: true, prefix: 'install/', children: [{ text: 'Two', link: 'manual' }] },
      ],
    },
  })
  const icons = (locator: ReturnType<typeof main>) =>
    [...locator.element().querySelectorAll('svg')].map((icon) => icon.getAttribute('class') ?? '').join(' ')
  const first = main().getByRole('link', { name: 'First' })
  await expect.poll(() => icons(first)).toContain('icon-lock')
  await expect.element(first).toHaveAttribute('aria-current', 'true')
  expect(icons(main().getByRole('link', { name: 'Second' }))).not.toContain('icon-')
  const menu = main().getByRole('button', { name: 'Third' })
  await expect.poll(() => icons(menu)).toContain('icon-eye')
  await menu.click()
  await expect
    .element(main().getByRole('group', { name: 'Group' }).getByRole('link', { name: 'Deeper' }))
    .toHaveAttribute('href', '/config/')
  const list = page.getByRole('navigation', { name: 'Pages of this section' })
  await expect.poll(() => icons(list)).toContain('icon-book')
  await expect.poll(() => icons(list.getByRole('link', { name: 'Leaf' }))).toContain('icon-moon')
  await expect.element(list.getByRole('button', { name: 'Group' })).not.toBeInTheDocument()
  await expect.element(list.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-expanded', 'true')
  await expect.element(list.getByRole('link', { name: 'One' })).toBeVisible()
  await expect.element(list.getByRole('link', { name: 'Two' })).not.toBeInTheDocument()
  await list.getByRole('button', { name: 'Shut' }).click()
  await expect
    .element(list.getByRole('link', { name: 'Two' }))
    .toHaveAttribute('href', '/guide/install/manual.html')
})

test('[M7] [N5] the menu of a small screen shows groups as headings, and closes on Escape', async () => {
  await resizeWindow(390)
  const children = [{ text: 'Group', children: [{ text: 'Deeper', link: '/config/' }] }]
  const { gone } = await renderFrame('# Sample', { navbar: [{ text: 'Third', children }] })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(menu.getByRole('heading', { name: 'Group' })).toBeVisible()
  await menu.getByRole('link', { name: 'Deeper' }).click()
  expect(gone).toEqual(['/config/'])
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
})

const comment = { provider: 'giscus', repo: 'owner/name', repoId: 'R_1' }

test.each([
  ['', 'en/guide/docker.md', comment, 1],
  ['comment: false', 'en/guide/docker.md', comment, 0],
  ['', 'en/tool/sample.md', comment, 0],
  ['', 'en/guide/docker.md', { ...comment, provider: 'none' }, 0],
])('[P7] with “%s” in %s and %j, the page has %i comment sections, and no frame', async (matter, file, given, count) => {
  await open({ comment: given }, matter, file)
  await expect.element(title()).toBeVisible()
  const section = page.getByRole('region', { name: 'Comments' })
  await expect.element(section).toHaveLength(count)
  if (count > 0) await expect.element(section).toHaveTextContent('Nothing is loaded from there until you ask')
  expect(document.querySelector('iframe')).toBeNull()
})
