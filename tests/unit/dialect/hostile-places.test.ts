import { describe, expect, test } from 'vitest'
import { dangers } from '../../support/danger.ts'
import { treeHtml } from '../../support/dialect.ts'

const call = 'window.__evil=1'

/** What an author could try, as it stands in a line. */
const attempts = [
  `<img src=x onerror=${call}>`,
  `<IMG """><SCRIPT>${call}</SCRIPT>">`,
  `<a href="java\u0001script:${call}">x</a>`,
  `<a href="&#x6a;avascript:${call}" target=_top>x</a>`,
  `<a xlink:href="javascript:${call}" href=javas\u00adcript:${call}>x</a>`,
  `[x](javascript&#58;${call})`,
  `[x](<data:text/html,&lt;script&gt;${call}&lt;/script&gt;> "t")`,
  `![x](vbscript:${call} "onerror=${call}")`,
  `<svg><animate onbegin=${call} attributeName=x></svg>`,
  `<math><mtext><mglyph><style><img src onerror=${call}></style></mglyph></mtext></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${call}>`,
  `<iframe srcdoc="&lt;script&gt;${call}&lt;/script&gt;" src="https://www.youtube.com/embed/abcdefgh"></iframe>`,
  `<iframe src="https://player.bilibili.com/player.html?bvid=%22onload=${call}"></iframe>`,
  `<video poster=//evil.example/a src=a><source srcset=//evil.example onerror=${call}></video>`,
  `<details open ontoggle=${call} style="position:fixed;inset:0"><summary>x</summary></details>`,
  `<b id=app--main class="DocSearch-Modal _x" style="z-index:9;opacity:0;width:9999px">x</b>`,
  `<p data-block=tool data-name=x is=evil slot=x part=x nonce=x popover autofocus tabindex=0>x</p>`,
  `<base href=//evil.example><meta http-equiv=refresh content=0><link rel=stylesheet href=//evil.example>`,
  `<Card link="javascript:${call}" title='"><img src=x onerror=${call}>' />`,
  `x{onclick=${call} .DocSearch-Modal #app style="position:fixed"}`,
]

/** Places of a page. `$` is the attempt. */
const places: Readonly<Record<string, string>> = {
  'a paragraph': 'a $ b',
  'a heading': '## $',
  'a heading with a line below': '$\n===',
  'a list': '- $\n  - $',
  'a numbered list with a task': '1. [x] $',
  'a quotation': '> $\n>\n> > $',
  'a table': '| $ | b |\n| - | - |\n| c | $ |',
  'a footnote': 'a[^1]\n\n[^1]: $',
  'a container': '::: tip $\n$\n:::',
  'a spoiler': 'a !!$!! b',
  'the text of a link': '[a $ b](https://a.example)',
  'the text of an image': '![a $ b](/img/a.png)',
  'the title of a definition': '[a]\n\n[a]: /b "$"',
  tabs: '::: tabs\n@tab $\n$\n:::',
  'a comment': '<!-- $ -->\n$',
  'raw HTML': '<div>\n\n$\n\n</div>',
  'an open tag': '<div title="$',
  'an element of a component': '<Card title="a">\n$\n</Card>',
  'a fence that is open': '```html\n$',
}

describe('[D10] [X11] nothing that runs, covers, or loads comes of', () => {
  test.each(Object.entries(places))('20 attempts in %s', (_place, form) => {
    for (const attempt of attempts) {
      const page = form.replaceAll('$', () => attempt)
      const html = treeHtml(page)
      expect({ page, found: dangers(html) }).toEqual({ page, found: [] })
      expect(html).not.toMatch(/<[a-z][^<>]*\s(?:class="[^"]*DocSearch|id="app|poster="\/\/)/i)
    }
  })
})
