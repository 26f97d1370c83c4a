import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkTree } from '../../../scripts/check/check-tree.ts'
import { activePartOf } from '../../../scripts/content/active-svg.ts'
import { filesBelow } from '../../../scripts/content/list-files.ts'
import { runScript } from '../../support/run-script.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">\n${inside}\n</svg>`

describe('an SVG image', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<script href="https://evil.example/a.js"/>',
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
    '<g\nonload="alert(1)"/>',
    '<g fill="a>b" onclick=\'alert(1)\'/>',
    '<g/onmouseover="alert(1)"/>',
    '<animate attributeName="x" onbegin="alert(1)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<animate attributeName="href" to="x"/>',
    '<animate attributeName="xlink:href" values="a;b"/>',
    '<animate attributeName="x" values="javascript:alert(1)"/>',
    '<animate attributeName="x" values="1;javascript:alert(1)"/>',
    '<a href="javascript:alert(1)">x</a>',
    '<a xlink:href="java&#115;cript:alert(1)">x</a>',
    '<a href="java&#x0a;script:alert(1)">x</a>',
    '<a href=" &#9;javascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<foreignObject><p>x</p></foreignObject>',
    '<h:iframe src="/"/>',
    '<h:form action="https://evil.example"/>',
    '<h:meta http-equiv="refresh" content="0;url=https://evil.example"/>',
    '<image href="https://evil.example/a.png"/>',
    '<image href="//evil.example/a.png"/>',
    '<image href="/\\evil.example/a.png"/>'.replace('/\\', '\\\\'),
    '<use href="https://evil.example/a.svg#x"/>',
    '<use href="data:image/svg+xml;base64,PHN2Zz4="/>',
    '<feImage href="https://evil.example/a.png"/>',
    '<g fill="url(https://evil.example/#a)"/>',
    '<g style="background:url(//evil.example/a)"/>',
    '<g style="background:u\\72l(https://evil.example/a)"/>',
    '<style>@import "https://evil.example/a.css";</style>',
    '<style>@\\69mport url(/a.css);</style>',
    '<style><![CDATA[g{fill:url("https://evil.example/a")}]]></style>',
    '<style>@font-face{src:url(https://evil.example/a.woff)}</style>',
    '<style>g{-moz-binding:url(#a)}</style>',
    '<?xml-stylesheet href="a.xsl" type="text/xsl"?>',
    '<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>',
    '<!ENTITY a SYSTEM "file:///etc/passwd">',
    '<?xml version="1.0" encoding="UTF-7"?>',
    '<g xml:base="https://evil.example/"/>',
    '<handler type="application/ecmascript">alert(1)</handler>',
    '<!-- --><g onload="x"/><!-- -->',
  ])('with %s has an active part', (inside) => {
    expect(activePartOf(svg(inside))?.part).toBeDefined()
  })

  test('an active part of an SVG image is reported with its line', () => {
    expect(activePartOf(svg('<g/>\n\n<g onload="alert(1)"/>'))).toEqual({
      line: 4,
      part: 'onload="alert(1)"',
    })
  })

  test.each([
    '<path d="M0 0h1v1z" fill="#fff"/>',
    '<!-- <script>alert(1)</script> -->',
    '<text><![CDATA[<script>]]></text>',
    '<title>onload="x"</title>',
    '<use href="#a"/><g fill="url(#a)" style="fill:url(#b);mask:url(\'#c\')"/>',
    '<a href="https://docs.example.com/">x</a>',
    '<image href="data:image/png;base64,AA=="/>',
    '<style>@font-face{src:url("data:application/font-woff;charset=utf-8;base64,AA==")}</style>',
    '<style>@font-face{src:url(data:font/woff2;base64,AA==)}</style>',
    '<style>.a{fill:red}@media (prefers-color-scheme:dark){.a{fill:#fff}}</style>',
    '<animate attributeName="opacity" values="0;1" dur="1s"/>',
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" id="n"/>',
  ])('with %s has no active part', (inside) => {
    expect(activePartOf(svg(inside))).toBeUndefined()
  })

  test.each([
    '<',
    '<a ',
    '<!',
    '<?',
    '<!--',
    '<style>url(',
    '<g a="',
    '<g style="url(',
    '&#',
  ])('of 200,000 characters of %s is read at once', (part) => {
    const started = performance.now()
    activePartOf(part.repeat(200_000 / part.length))
    // Quadratic work would take minutes.
    expect(performance.now() - started).toBeLessThan(5000)
  })

  test('no SVG image of this site has an active part', async () => {
    const pictures = (await filesBelow('public')).filter((file) => file.endsWith('.svg'))
    expect(pictures.length).toBeGreaterThan(3)
    for (const file of pictures) {
      expect([file, activePartOf(await readFile(join('public', file), 'utf8'))]).toEqual([file, undefined])
    }
  })
})

describe('a content folder with files that can run', { timeout: 60_000 }, () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'active-files-'))
    await cp('tests/fixtures/clean-content', folder, { recursive: true })
    await mkdir(join(folder, 'img'), { recursive: true })
    await writeFile(join(folder, 'content/en/evil.svg'), svg('<g onload="alert(1)"/>'))
    await writeFile(join(folder, 'content/en/evil.HTML'), '<script>alert(1)</script>')
    await writeFile(join(folder, 'content/zh/evil.mjs'), 'alert(1)')
    await writeFile(join(folder, 'content/en/evil.phtml'), '<?php system("id");')
    await writeFile(join(folder, 'content/en/evil.php.md'), '# <?php system("id"); ?>')
    await writeFile(join(folder, 'content/en/.htaccess'), 'AddHandler application/x-httpd-php .md')
    await writeFile(join(folder, 'content/en/node.js.md'), '# Node.js')
    await writeFile(join(folder, 'img/evil.svg'), svg('<g/>\n<script/>'))
    await writeFile(join(folder, 'img/evil-text.svg'), Buffer.from([0xff, 0xfe, 0x3c, 0]))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('is refused by the check, with file and line', async () => {
    const { issues } = await checkTree({ content: join(folder, 'content') })
    const found = issues.filter(({ kind }) => /active|encoding/.test(kind))
    expect(found.map(({ file, line, kind, severity }) => [file, line, kind, severity]).toSorted()).toEqual([
      ['../img/evil-text.svg', 1, 'file-encoding', 'error'],
      ['../img/evil.svg', 3, 'svg-active', 'error'],
      ['en/.htaccess', 1, 'file-active', 'error'],
      ['en/evil.HTML', 1, 'file-active', 'error'],
      ['en/evil.php.md', 1, 'file-active', 'error'],
      ['en/evil.phtml', 1, 'file-active', 'error'],
      ['en/evil.svg', 2, 'svg-active', 'error'],
      ['zh/evil.mjs', 1, 'file-active', 'error'],
    ])
  })

  test('is refused by the index command, which writes nothing', async () => {
    const before = await readdir(folder)
    const out = join(folder, 'manifest.json')
    const args = ['--content', join(folder, 'content'), '--out', out]
    const { code, printed: said } = await runScript('scripts/build-index.ts', args)
    expect(code).toBe(1)
    expect(said).toContain('en/evil.svg:2: The image contains “onload="alert(1)"”')
    expect(said).toContain('Nothing was written')
    expect(await readdir(folder)).toEqual(before)
  })
})
