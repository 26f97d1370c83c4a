// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { append } from '../../../src/first-paint/append.ts'

function drawn(content: ReactNode | Node): HTMLElement {
  const place = document.createElement('div')
  append(place, content)
  return place
}

const Greeting = ({ name, children }: { readonly name: string; readonly children?: ReactNode }) => (
  <p className="greeting" data-name={name}>
    Hello {name}
    {children}
  </p>
)

test('views, fragments, lists, and text become elements; what React leaves out is left out', () => {
  const place = drawn(
    <>
      <Greeting name="Ann">!</Greeting>
      {[[<b key="b">1</b>], 2, '', null, undefined, false, true]}
    </>,
  )
  expect(place.innerHTML).toBe('<p class="greeting" data-name="Ann">Hello Ann!</p><b>1</b>2')
})

test('attributes have the names and values of HTML', () => {
  const place = drawn(
    <label
      htmlFor="id"
      hidden={false}
      aria-hidden={false}
      style={{ marginTop: '1px', ['--own' as string]: 2 }}
    >
      <input type="checkbox" disabled tabIndex={-1} />
    </label>,
  )
  expect(place.innerHTML).toBe(
    '<label for="id" aria-hidden="false" style="margin-top: 1px; --own: 2;"><input type="checkbox" disabled="" tabindex="-1"></label>',
  )
})

test('shapes belong to SVG, with hyphens in the names of strokes', () => {
  const path = drawn(
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M0 0" strokeWidth={2} />
    </svg>,
  ).querySelector('path')
  expect(path?.namespaceURI).toBe('http://www.w3.org/2000/svg')
  expect(path?.getAttribute('stroke-width')).toBe('2')
})

test('handlers and refs are for the application', () => {
  const ref = vi.fn()
  const place = drawn(
    <button ref={ref} type="button" onClick={() => undefined}>
      Press
    </button>,
  )
  expect(place.innerHTML).toBe('<button type="button">Press</button>')
  expect(ref).not.toHaveBeenCalled()
})

test('text is not read as markup, and an object from a file is not an element', () => {
  const place = drawn('<img src=x>')
  expect(place.textContent).toBe('<img src=x>')
  const fake = JSON.parse(
    '{"$$typeof":"Symbol(react.transitional.element)","type":"img","props":{"src":"x"}}',
  )
  expect(drawn(fake).children).toHaveLength(0)
})

test('an element that exists is inserted as it is', () => {
  const mark = document.createComment('place')
  expect(drawn([mark] as unknown as ReactNode).firstChild).toBe(mark)
})
