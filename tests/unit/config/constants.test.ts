import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultApiServer, localApiPort } from '../../../src/config/api-server.ts'
import { focusDelay, revealDuration } from '../../../src/config/appearance.ts'
import {
  chartDelay,
  darkChartColors,
  defaultCatalogDepth,
  defaultVideoRatio,
  demoDelay,
  demoExtraHeight,
  diagramDelay,
  resizeDebounce,
} from '../../../src/config/blocks.ts'
import { copiedFor, copyButtonDelay } from '../../../src/config/copy.ts'
import { flowchartDefaults, flowchartScales } from '../../../src/config/diagrams.ts'
import { languageRedirectDefaults } from '../../../src/config/language-redirect.ts'
import {
  backToTopThreshold,
  firstPopupLayer,
  mobileBreakpoint,
  navbarHideIncrement,
  navbarHideThreshold,
  navbarScrollThrottle,
  popupLayerSpread,
  swipeDominance,
  swipeEdge,
  swipeThreshold,
  wideBreakpoint,
} from '../../../src/config/layout.ts'
import { titleSwitchDelay, typingDelay } from '../../../src/config/portfolio.ts'
import {
  progressMinimum,
  progressSpeed,
  progressTrickle,
  progressTrickleInterval,
} from '../../../src/config/progress.ts'
import { defaultHeaderDepth, leastReadingMinutes } from '../../../src/config/reading.ts'
import { scrollSpyDelay, scrollSpyOffset } from '../../../src/config/scroll-spy.ts'
import { loadingIconSize, loadingIconStroke, spinnerStrokes } from '../../../src/config/spinner.ts'
import * as watermark from '../../../src/config/watermark.ts'
import { defaultDocsBranch } from '../../../src/content/repository.ts'

/*
 * Every number of the specification's section 9 that a screen of this site uses, repeated by hand. A number
 * that changes in src/config must be changed here too, with a reason.
 */
const rows: readonly (readonly [string, unknown, unknown])[] = [
  ['[K1] back to top', backToTopThreshold, 100],
  ['[K2] copy feedback, attach', [copiedFor, copyButtonDelay], [2000, 500]],
  ['[K4] scroll-spy delay, offset', [scrollSpyDelay, scrollSpyOffset], [200, 5]],
  [
    '[K5] progress bar',
    [progressMinimum, progressSpeed, progressTrickle, progressTrickleInterval],
    [0.08, 200, 0.02, 800],
  ],
  ['[K6] chart wait, resize debounce', [chartDelay, resizeDebounce], [800, 100]],
  ['[K7] diagram delay', diagramDelay, 800],
  ['[K8] code demo wait, extra height', [demoDelay, demoExtraHeight], [800, 13.8]],
  ['[K9] dark chart colors', darkChartColors, { first: '#fff', second: '#ccc' }],
  [
    '[K10] flowchart defaults',
    flowchartDefaults,
    { lineWidth: 2, lineLength: 40, fontSize: 14, yes: 'Yes', no: 'No' },
  ],
  [
    '[K11] flowchart scale',
    flowchartScales,
    { narrow: { below: 419, scale: 0.8 }, between: 0.9, wide: { above: 1280, scale: 1 } },
  ],
  ['[K12] video ratio', defaultVideoRatio, 16 / 9],
  ['[K13] catalog depth', defaultCatalogDepth, 3],
  ['[K14] breakpoints', [mobileBreakpoint, wideBreakpoint], [719, 1440]],
  ['[K15] navbar', [navbarHideThreshold, navbarHideIncrement, navbarScrollThrottle], [58, 200, 300]],
  ['[K16] swipe', [swipeThreshold, swipeEdge, swipeDominance], [40, 80, 1.5]],
  ['[K17] reveal', revealDuration, 400],
  ['[K18] typing, title switch, focus', [typingDelay, titleSwitchDelay, focusDelay], [150, 1000, 1500]],
  ['[K19] heading depth', defaultHeaderDepth, 2],
  ['[K20] least reading time', leastReadingMinutes, 1],
  [
    '[K21] watermark',
    [
      watermark.watermarkSize,
      watermark.watermarkRotation,
      watermark.watermarkAlpha,
      watermark.watermarkBlindAlpha,
      watermark.watermarkTextAlpha,
      watermark.watermarkRefreshWait,
    ],
    [{ width: 300, height: 300 }, 45, 0.5, 0.005, 0.165, 500],
  ],
  ['[K22] popup layers', [firstPopupLayer, popupLayerSpread], [2000, 2500]],
  ['[K23] API server, local port', [defaultApiServer, localApiPort], ['cf', 3002]],
  [
    '[K25] spinner strokes, icon',
    [spinnerStrokes, loadingIconSize, loadingIconStroke],
    [{ small: 20, medium: 18, large: 16 }, 48, 4],
  ],
  ['[K27] edit branch', defaultDocsBranch, 'main'],
  [
    '[K29] language redirect',
    languageRedirectDefaults,
    { autoLocale: false, defaultLocale: '/zh/', localeFallback: true, defaultBehavior: 'defaultLocale' },
  ],
]

test.each(rows)('%s has the value of the specification', (_, value, specified) => {
  expect(value).toEqual(specified)
})

test('[K14] the style sheets know the same breakpoints', async () => {
  // Below 860 px the links of the bar leave the title too little room, so the bar alone becomes tighter.
  const ownBreakpoints: Record<string, readonly number[]> = {
    'src/frame/layout/navbar.module.css': [859],
  }
  const sheets = [
    'src/frame/layout/frame.module.css',
    'src/frame/layout/navbar.module.css',
    'src/frame/layout/table-of-contents.module.css',
  ]
  for (const sheet of sheets) {
    const text = await readFile(join(import.meta.dirname, '../../..', sheet), 'utf8')
    const widths = [...text.matchAll(/\((?:min|max)-width: (\d+)px\)/g)].map(([, width]) => Number(width))
    expect(widths.length, sheet).toBeGreaterThan(0)
    for (const width of widths) {
      expect(
        [
          mobileBreakpoint,
          mobileBreakpoint + 1,
          wideBreakpoint - 1,
          wideBreakpoint,
          ...(ownBreakpoints[sheet] ?? []),
        ],
        `${sheet}: ${width}`,
      ).toContain(width)
    }
  }
})
