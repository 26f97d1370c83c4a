import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ownBlockHash } from '../../../content/own-block.ts'
import { manifestRootQuery } from '../../../data/manifest-queries.ts'
import { type LateBlockProps, optionOf } from '../block.ts'
import { PlainBlock } from '../plain-block.tsx'
import { ownElement } from './load-module.ts'
import { ownAttributes } from './own-attributes.ts'

/** A block of the site's own: `<OwnBlock name="stock-level" item="42" />` (decision 38). One that isn't listed shows its content. */
export default function OwnBlock({ element, children }: LateBlockProps) {
  const { data: root } = useSuspenseQuery(manifestRootQuery)
  const name = optionOf(element, 'dataName') ?? ''
  const hash = ownBlockHash(root.blocks, name)
  const content = <PlainBlock element={element}>{children}</PlainBlock>
  if (hash === undefined) return content
  return (
    <OwnElement name={name} hash={hash} attributes={ownAttributes(element.properties)}>
      {content}
    </OwnElement>
  )
}

interface OwnElementProps {
  readonly name: string
  readonly hash: string
  readonly attributes: ReadonlyMap<string, string>
  /** Shown until the element is there. */
  readonly children: ReactNode
}

function OwnElement({ name, hash, attributes, children }: OwnElementProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const written = JSON.stringify([...attributes])
  useEffect(() => {
    let own: HTMLElement | undefined
    let isCurrent = true
    const fail = (error: unknown) => isCurrent && setFailure({ error })
    ownElement(name, hash)
      .then((Element) => {
        if (!isCurrent || !box.current) return
        own = new Element()
        own.addEventListener('error', ({ target }) => {
          if (target === own) fail(new Error(`The block ${name} reported an error.`))
        })
        start(own, JSON.parse(written), { box: box.current, fail })
        setShown(true)
      })
      .catch(fail)
    return () => {
      isCurrent = false
      own?.remove()
    }
  }, [name, hash, written])
  if (failure) throw failure.error
  return (
    <>
      {!isShown && children}
      <div ref={box} />
    </>
  )
}

interface Place {
  readonly box: HTMLElement
  readonly fail: (error: unknown) => void
}

/** Gives an element its attributes and shows it. Browsers report errors of its reactions to the window instead of throwing them. */
function start(own: HTMLElement, attributes: readonly [string, string][], { box, fail }: Place): void {
  const report = (event: ErrorEvent) => {
    // The frame of the block logs it.
    event.preventDefault()
    fail(event.error)
  }
  window.addEventListener('error', report)
  for (const [name, value] of attributes) own.setAttribute(name, value)
  box.append(own)
  window.removeEventListener('error', report)
}
