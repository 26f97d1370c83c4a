import { describe, expect, test } from 'vitest'
import { asElementText, splitEntry } from '../../../scripts/build/start-inside.ts'

describe('the entry inside of the document', () => {
  const names = ['index.html', 'assets/whole-a1.js', 'assets/languages/go-b2.js']
  const code =
    'var a=1;let b=()=>import(`./whole-a1.js`),c=["./languages/go-b2.js"];export{a as $,b,c as default_};\n'

  test('files are addressed from the base of the site, and what other files import is put into one global object', () => {
    expect(splitEntry(code, names).inside).toBe(
      'var a=1;let b=()=>import(document.baseURI+`assets/whole-a1.js`),c=["./assets/languages/go-b2.js"];globalThis.startExports={$:a,b:b,default_:c};',
    )
  })

  test('nothing depends on how a browser resolves the imports of a script inside of a document', () => {
    const { inside } = splitEntry(
      'const a=()=>load(()=>import("./whole-a1.js"),[],import.meta.url,import.meta.resolve);export{a};',
      names,
    )
    expect(inside).not.toMatch(/import\(["'`]|import\.meta/)
    const load = (_load: unknown, _files: unknown, ...meta: unknown[]) => meta
    const made = new Function('load', 'document', `${inside};return a()`)
    expect(made(load, { baseURI: 'https://a.example/' })).toEqual(['https://a.example/', undefined])
  })

  test('its file exports the values of the global object under the same names', async () => {
    const { inside, file } = splitEntry('const a=1,b="two";export{a as $,b};', names)
    new Function(inside)()
    const module = await import(`data:text/javascript,${encodeURIComponent(file)}`)
    expect({ ...module }).toEqual({ $: 1, b: 'two' })
  })

  test('an entry without exports is refused', () => {
    expect(() => splitEntry('var a=1;', names)).toThrow('start-inside.ts cannot re-export them')
  })

  test('no text of it ends the element early, and every text keeps its meaning', () => {
    const texts = ['</script>', '<script>', '<!-- note -->', '<p>']
    const made = asElementText(`return [${texts.map((text) => JSON.stringify(text)).join()}]`)
    expect(made).not.toMatch(/<!--|<\/?script/i)
    expect(new Function(made)()).toEqual(texts)
    expect(new Function(asElementText('return /<!--[\\s\\S]*?-->/u.test("a <!-- b -->")'))()).toBe(true)
  })
})
