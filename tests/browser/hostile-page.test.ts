import { copyBuiltSite, replaceContent } from '../support/built-copy.ts'
import { journey } from '../support/journey.ts'
import { expect, startSite, test, titleOf } from '../support/site.ts'

const long = 'Enter your password here '.repeat(40)
const inside = `<a href="https://evil.example/">${long}</a>`

/** Ways to put something over the frame around a page. */
const overlays = [
  `<div style="position:fixed;inset:0;z-index:2147483647;background-color:#fff">${inside}</div>`,
  `<div style="position:sticky;top:0;width:100vw;height:100vh">${inside}</div>`,
  `<div style="position:absolute;top:-9999px;left:-9999px;width:999em;height:999em">${inside}</div>`,
  `<div style="margin:-500px;margin-top:-900px;background-color:#fff">${inside}</div>`,
  `<div style="transform:translate(-50vw,-50vh) scale(50)">${inside}</div>`,
  `<div style="translate:-500px -500px;scale:40;rotate:10deg">${inside}</div>`,
  `<div style="width:999em;max-width:999em;height:1px;background-color:#fff">${inside}</div>`,
  `<div style="white-space:nowrap;background-color:#fff">${inside}</div>`,
  `<div dir="rtl" style="white-space:nowrap;background-color:#fff">${inside}</div>`,
  `<p style="width:50%;height:0">${`${inside}<br>`.repeat(20)}</p>`,
  `<dialog open style="position:fixed;inset:0">${inside}</dialog>`,
  `<div popover="manual" id="evil-popover">${inside}</div><button popovertarget="evil-popover">x</button>`,
  `<div class="DocSearch DocSearch-Container" role="dialog">${inside}</div>`,
  `<div class="tml-overline menclose table-scroll" style="width:100%">${inside}</div>`,
  `<table width="5000"><tr><td width="5000" style="background-color:#fff">${inside}</td></tr></table>`,
  `<pre style="white-space:pre">${inside}</pre>`,
  `<img src="img/logo.svg" width="5000" height="5000">`,
  `<details open><summary>${inside}</summary></details>`,
  `<marquee>${inside}</marquee>`,
  `<iframe src="https://evil.example/" style="position:fixed;inset:0" width="5000" height="5000"></iframe>`,
  `<div anchor="x" style="position-anchor:--a;inset-area:all;display:contents">${inside}</div>`,
  `<div style="float:right;clip-path:inset(-9999px);box-shadow:0 0 0 9999px red;outline:9999px solid red">x</div>`,
  `<a href="#" style="display:block" id="app--main">x</a>`,
]

test('[D10] [X11] no page content can cover or disable the frame around it', journey(), async ({ page }) => {
  test.slow()
  const copy = await copyBuiltSite()
  const text = overlays.map((overlay, at) => `## Part ${at}\n\n${overlay}\n\nText.`).join('\n\n')
  await replaceContent(copy.root, {
    'en/README.md': '# Home',
    'en/guide/README.md': '---\ntitle: Guide\n---\n\nText.',
    'en/guide/a.md': '---\ntitle: Plain\n---\n\n## One\n\nText.',
    'en/guide/evil.md': `---\ntitle: Evil\ncontainerClass: DocSearch-Container\n---\n\n${text}`,
  })
  const site = await startSite(copy.root)
  try {
    await page.setViewportSize({ width: 1600, height: 900 })
    await page.goto(`${site.address}/guide/evil.html`)
    await expect(titleOf(page)).toHaveText('Evil')
    for (const place of ['0', '0.5', '1']) {
      await page.evaluate(
        (share) => scrollTo(0, Number(share) * document.documentElement.scrollHeight),
        place,
      )
      const covered = await page.evaluate(() => {
        const frame = [...document.querySelectorAll('header a, header button, nav a, nav button')]
        return frame.flatMap((element) => {
          if (element.closest('main')) return []
          const { left, top, width, height } = element.getBoundingClientRect()
          const [x, y] = [left + width / 2, top + height / 2]
          if (width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return []
          const above = document.elementFromPoint(x, y)
          return above?.closest('.prose, article')
            ? [`${element.textContent} is below ${above.outerHTML.slice(0, 80)}`]
            : []
        })
      })
      expect(covered).toEqual([])
    }
    // The window does not become wider, and what follows the text is not covered by it.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1600)
    const ends = await page.evaluate(() => {
      const prose = document.querySelector('.prose')?.getBoundingClientRect().bottom ?? 0
      const parts = [...document.querySelectorAll('.prose *')].map(
        (element) => element.getBoundingClientRect().bottom,
      )
      return { prose, parts: Math.max(...parts) }
    })
    expect(ends.parts).toBeLessThanOrEqual(ends.prose + 40)
    await expect(page.locator('article')).not.toHaveClass(/DocSearch/)
    await expect(page.locator('[popover="manual"], dialog[open], iframe[src*="evil"]')).toHaveCount(0)
  } finally {
    await site.stop()
    await copy.remove()
  }
})
