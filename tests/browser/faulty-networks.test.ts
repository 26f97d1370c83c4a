import {
  type Cut,
  clockFault,
  cutFault,
  portalFault,
  portals,
  portalText,
  savedWith,
  setClock,
} from '../support/faulty-network.ts'
import { journey } from '../support/journey.ts'
import { gone, openOffline, savedText, untilSaved } from '../support/offline.ts'
import { expect, titleOf } from '../support/site.ts'
import { test } from '../support/two-versions.ts'
import {
  errorsOf,
  expectNothingLost,
  expectOffline,
  expectWhole,
  guide,
  guideFile,
  keepDraft,
  link,
  main,
  offer,
  showFormula,
  untilVersion,
} from '../support/version-reader.ts'

test.beforeEach(() => test.setTimeout(120_000))

const cuts: readonly Cut[] = ['with the full length', 'with an open end', 'with a new length']
const isAsset = (path: string) => path.startsWith('/assets/')
const isFile = (path: string) => /^\/(?:assets|content|manifest)/.test(path)

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('[O1] [E9] nothing of a captive portal that answers 200 to everything is shown or saved, and saved pages open', async ({
    page,
    two,
  }) => {
    const errors = errorsOf(page)
    await page.goto(two.address + guide)
    await untilSaved(page, guideFile)
    await untilSaved(page, 'manifest.json')
    await keepDraft(page)
    const saved = await savedText(page, guideFile)
    const manifest = await savedText(page, 'manifest.json')
    for (const portal of portals) {
      await test.step(portal.name, async () => {
        two.setFault(portalFault(portal))
        await page.reload()
        await expectWhole(page, two, 'Guide')
        await link(page, 'Unread').click()
        await expect(main(page).getByRole('alert')).toBeVisible()
        await expect(page.locator('body')).not.toContainText(portalText)
        expect(await savedText(page, guideFile)).toBe(saved)
        expect(await savedText(page, 'manifest.json')).toBe(manifest)
        await page.goBack()
      })
    }
    expect(await savedWith(page, portalText)).toEqual([])
    two.setFault(undefined)
    await page.goto(`${two.address}/guide/unread.html`)
    await expectWhole(page, two, 'Unread')
    await expectNothingLost(page, two, 'A')
    await expectOffline(page, two)
    expect(errors).toEqual([])
  })

  test('[O5] the next version arrives after a captive portal, when the portal is gone', async ({
    page,
    two,
  }) => {
    await page.goto(two.address + guide)
    await untilSaved(page, guideFile)
    await keepDraft(page)
    two.deploy('B')
    for (const portal of portals) {
      const answer = portalFault(portal)
      // The portal opens the way before the worker's files are there.
      two.setFault((request, response) => request.url !== '/sw.js' && answer(request, response))
      await page.reload()
      await expectWhole(page, two, 'Guide')
      expect(await two.versionsIn(page)).toEqual(['A'])
      await expect(offer(page)).toHaveCount(0)
    }
    two.setFault(undefined)
    await untilVersion(page, two, 'B')
    expect(await savedWith(page, portalText)).toEqual([])
    await expectNothingLost(page, two, 'B')
  })

  for (const cut of cuts) {
    test(
      `[O5] [E9] a proxy that cuts the files of the next version, ${cut}: readers keep theirs until whole files arrive`,
      journey(cut === 'with a new length'),
      async ({ page, two }) => {
        const errors = errorsOf(page)
        await page.goto(two.address + guide)
        await untilSaved(page, guideFile)
        await keepDraft(page)
        two.deploy('B')
        two.setFault(cutFault(two.roots.B, cut, isAsset))
        await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
        await page.reload()
        await expectWhole(page, two, 'Guide')
        await link(page, 'Unread').click()
        await expectWhole(page, two, 'Unread')
        expect(await two.versionsIn(page)).toEqual(['A'])
        await expect(offer(page)).toHaveCount(0)

        two.setFault(undefined)
        await untilVersion(page, two, 'B')
        await expectNothingLost(page, two, 'B')
        await expectOffline(page, two)
        expect(errors).toEqual([])
      },
    )

    test(`[O1] [E9] a proxy that cuts every file, ${cut}: saved pages open, and each file is whole once the proxy is gone`, async ({
      page,
      two,
    }) => {
      await page.goto(two.address + guide)
      await untilSaved(page, guideFile)
      await keepDraft(page)
      two.setFault(cutFault(two.roots.A, cut, isFile))
      await page.reload()
      await expect(titleOf(page)).toHaveText('Guide')
      await page.goto(`${two.address}/guide/math.html`)
      await expect(titleOf(page).or(main(page).getByRole('alert')).first()).toBeVisible()

      two.setFault(undefined)
      await page.goto(`${two.address}/guide/math.html`)
      await expectWhole(page, two, 'Math')
      await showFormula(page)
      await expectNothingLost(page, two, 'A')
      await expectOffline(page, two)
    })
  }

  for (const years of [1, -1]) {
    test(`[O1] [O5] a clock that is ${years === 1 ? 'a year ahead' : 'a year behind'}, and right again: pages, updates, and saved copies work`, async ({
      page,
      context,
      two,
    }) => {
      const errors = errorsOf(page)
      const ahead = years * 365 * 24 * 60 * 60 * 1000
      two.setFault(clockFault(two.roots.A))
      await page.goto(two.address + guide)
      await untilSaved(page, guideFile)
      await keepDraft(page)

      await setClock(page, ahead)
      await page.reload()
      await setClock(page, ahead)
      expect(await page.evaluate(() => new Date().getFullYear())).toBe(new Date().getFullYear() + years)
      await expectWhole(page, two, 'Guide')
      await link(page, 'Unread').click()
      await expectWhole(page, two, 'Unread')
      await untilSaved(page, 'content/en/guide/unread.md')
      two.setFault(gone)
      await openOffline(page, `${two.address}/guide/unread.html`)
      await expectWhole(page, two, 'Unread')
      await expect(page.getByRole('note').filter({ hasText: 'You are offline' })).toBeVisible()
      await context.setOffline(false)

      two.deploy('B')
      two.setFault(clockFault(two.roots.B))
      await untilVersion(page, two, 'B')
      await setClock(page, 0)
      await expectNothingLost(page, two, 'B')
      await expectOffline(page, two)
      expect(errors).toEqual([])
    })
  }
})

test.describe('without a service worker', () => {
  test('[E9] an open tab shows nothing of a captive portal that answers 200 to everything, and works again afterwards', async ({
    page,
    two,
  }) => {
    const errors = errorsOf(page)
    await page.goto(two.address + guide)
    await expectWhole(page, two, 'Guide')
    await keepDraft(page)
    for (const portal of portals) {
      await test.step(portal.name, async () => {
        two.setFault(portalFault(portal))
        await link(page, 'Unread').click()
        await expect(main(page).getByRole('alert')).toBeVisible()
        await expect(page.locator('body')).not.toContainText(portalText)
        await page.goBack()
        await expect(titleOf(page)).toHaveText('Guide')
        await link(page, 'Math').click()
        await expect(main(page).getByRole('alert')).toBeVisible()
        await page.goBack()
        await expect(titleOf(page)).toHaveText('Guide')
      })
    }
    two.setFault(undefined)
    await link(page, 'Unread').click()
    await expectWhole(page, two, 'Unread')
    await page.goBack()
    await link(page, 'Math').click()
    await expectWhole(page, two, 'Math')
    await showFormula(page)
    await expectNothingLost(page, two, 'A')
    expect(errors).toEqual([])
  })

  for (const cut of cuts) {
    test(`[E9] a proxy that cuts files on a first visit, ${cut}: a reload is enough once the proxy is gone`, async ({
      page,
      two,
    }) => {
      two.setFault(cutFault(two.roots.A, cut, isAsset))
      await page.goto(two.address + guide)
      two.setFault(undefined)
      await untilVersion(page, two, 'A')
      await keepDraft(page)
      await expectNothingLost(page, two, 'A')
    })
  }
})
