import { journey } from '../support/journey.ts'
import { untilSaved } from '../support/offline.ts'
import { expect } from '../support/site.ts'
import { type Deployment, test } from '../support/two-versions.ts'
import {
  errorsOf,
  expectNothingLost,
  expectOffline,
  expectWhole,
  formula,
  guide,
  guideFile,
  keepDraft,
  link,
  offer,
  untilVersion,
} from '../support/version-reader.ts'

test.beforeEach(() => test.setTimeout(120_000))

/** What a host can answer while B replaces A, or A replaces B again. */
const deployments: readonly { readonly name: string; readonly deployment: Deployment }[] = [
  { name: 'B, and nothing of A', deployment: () => 'B' },
  { name: 'B, with the files of A', deployment: ({ owner }) => owner ?? 'B' },
  { name: 'documents of B, files of A', deployment: ({ path }) => (isAsset(path) ? 'A' : 'B') },
  { name: 'files of B, documents of A', deployment: ({ path }) => (isAsset(path) ? 'B' : 'A') },
  { name: 'only the worker of B', deployment: ({ path }) => (path === '/sw.js' ? 'B' : 'A') },
  { name: 'all of B but its worker', deployment: ({ path }) => (path === '/sw.js' ? 'A' : 'B') },
  { name: 'texts of B', deployment: ({ path }) => (/^\/(?:content|manifest)/.test(path) ? 'B' : 'A') },
  { name: 'two servers in turn', deployment: ({ count }) => (count % 2 === 0 ? 'A' : 'B') },
]
const isAsset = (path: string) => path.startsWith('/assets/')

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const { name, deployment } of deployments) {
    for (const end of ['A', 'B'] as const) {
      test(
        `[O5] ${name}, then only ${end}: a returning reader has whole pages of one version, and loses nothing`,
        journey(name === 'two servers in turn' && end === 'B'),
        async ({ page, two }) => {
          const errors = errorsOf(page)
          await page.goto(two.address + guide)
          await untilSaved(page, guideFile)
          await keepDraft(page)

          two.deploy(deployment)
          await page.reload()
          await expectWhole(page, two, 'Guide')
          await link(page, 'Unread').click()
          await expectWhole(page, two, 'Unread')
          await page.goBack()
          await link(page, 'Math').click()
          await expectWhole(page, two, 'Math')

          two.deploy(end)
          await untilVersion(page, two, end)
          await expectNothingLost(page, two, end)
          await expectOffline(page, two)
          expect(errors).toEqual([])
        },
      )
    }

    test(`[O5] ${name}: a first visit has no page of two versions, and is complete once B is`, async ({
      page,
      two,
    }) => {
      two.deploy(deployment)
      await page.goto(two.address + guide)
      expect((await two.versionsIn(page)).length, 'not two versions').toBeLessThan(2)

      two.deploy('B')
      await untilVersion(page, two, 'B')
      await page.waitForFunction(() => navigator.serviceWorker.controller)
      await page.reload()
      await untilSaved(page, guideFile)
      await keepDraft(page)
      await expectNothingLost(page, two, 'B')
      await expectOffline(page, two)
    })
  }

  test('[O5] a version that is taken back after readers changed to it: they get the former one, with all that they saved', async ({
    page,
    two,
  }) => {
    const errors = errorsOf(page)
    await page.goto(two.address + guide)
    await untilSaved(page, guideFile)
    await keepDraft(page)
    two.deploy('B')
    await untilVersion(page, two, 'B')
    await link(page, 'Math').click()
    await expect(formula(page)).toBeVisible()
    two.deploy('A')
    await untilVersion(page, two, 'A')
    await expectNothingLost(page, two, 'A')
    await expectOffline(page, two)
    expect(errors).toEqual([])
  })

  test('[O5] a version that is taken back while it waits, with every tab closed: the next visit has whole pages', async ({
    page,
    context,
    two,
  }) => {
    await page.goto(two.address + guide)
    await untilSaved(page, guideFile)
    await keepDraft(page)
    // With the files of A, because a page that misses one changes to B by itself and B no longer waits.
    two.deploy(({ owner }) => owner ?? 'B')
    await page.reload()
    await expect(offer(page)).toBeVisible({ timeout: 30_000 })
    await page.goto('about:blank')
    two.deploy('A')
    const next = await context.newPage()
    await next.goto(two.address + guide)
    await expectWhole(next, two, 'Guide')
    await link(next, 'Math').click()
    await expectWhole(next, two, 'Math')
    await untilVersion(next, two, 'A')
    await expectNothingLost(next, two, 'A')
  })
})

test.describe('without a service worker', () => {
  for (const { name, deployment } of deployments) {
    const end = name.includes('B, ') ? 'B' : 'A'
    test(
      `[O5] ${name}, then only ${end}: an open tab and a reload show one version, and the next reload is complete`,
      journey(name === 'files of B, documents of A'),
      async ({ page, two }) => {
        await page.goto(two.address + guide)
        await expectWhole(page, two, 'Guide')
        await keepDraft(page)

        two.deploy(deployment)
        await link(page, 'Unread').click()
        await expectWhole(page, two, 'Unread')
        await page.goBack()
        await link(page, 'Math').click()
        await expect.poll(async () => (await two.versionsIn(page)).length).toBeLessThan(2)
        await page.reload()
        expect((await two.versionsIn(page)).length, 'not two versions').toBeLessThan(2)

        two.deploy(end)
        await untilVersion(page, two, end)
        await expectNothingLost(page, two, end)
      },
    )
  }
})
