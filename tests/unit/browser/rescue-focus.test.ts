// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rescueFocus } from '../../../src/browser/rescue-focus.ts'

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing is ${selector}.`)
  return found
}
const frames = () =>
  new Promise((resolve) => {
    let left = 4
    const next = () => (--left > 0 ? requestAnimationFrame(next) : resolve(undefined))
    requestAnimationFrame(next)
  })
let stop = () => {}

beforeEach(() => {
  document.body.innerHTML =
    '<div id="app"><main><h1>Page</h1><section><button id="go">Go</button></section></main></div>'
  stop = rescueFocus()
})
afterEach(() => stop())

describe('[T9] the focus is never lost to the document', () => {
  test('a button that goes leaves it to the part it was in', async () => {
    find('#go').focus()
    find('#go').remove()
    await frames()
    expect(document.activeElement).toBe(find('section'))
  })

  test('a button that goes leaves it to what comes in its place', async () => {
    find('#go').focus()
    find('section').innerHTML = '<p>Text</p><div data-next-focus>Result</div>'
    await frames()
    expect(document.activeElement).toBe(find('[data-next-focus]'))
  })

  test('a dialog that closes without its opener leaves it where the opener was', async () => {
    find('#go').focus()
    document.body.insertAdjacentHTML('beforeend', '<dialog open><button id="close">Close</button></dialog>')
    find('#close').focus()
    find('#go').remove()
    find('dialog').remove()
    await frames()
    expect(document.activeElement).toBe(find('section'))
  })

  test('a part that goes as a whole leaves it to the title', async () => {
    find('#go').focus()
    find('#app').innerHTML = '<main><h1>Another page</h1></main>'
    await frames()
    expect(document.activeElement).toBe(find('h1'))
  })

  test('a reader who clicks beside everything has nothing focused', async () => {
    find('#go').focus()
    find('#go').blur()
    find('section').append('more')
    await frames()
    expect(document.activeElement).toBe(document.body)
  })
})
