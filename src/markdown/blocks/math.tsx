import 'temml/dist/Temml-Local.css'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import temml from 'temml'
import { longestFormula } from '../../config/diagrams.ts'
import { type LateBlockProps, sourceOf, TooLarge } from './block.ts'
import styles from './math.module.css'

/** `trust: false` disables links, styles, and classes in formulas; the two limits stop formulas that grow endlessly. */
const options = { throwOnError: true, trust: false, maxSize: [50, 500] as [number, number], maxExpand: 500 }

/** A LaTeX formula, converted to MathML by temml: no fonts to fetch, and accessible to screen readers (Spec D1). */
export default function MathFormula({ element, isAgain }: LateBlockProps) {
  const source = sourceOf(element)
  const box = useRef<HTMLElement>(null)
  if (source.length > longestFormula && !isAgain) throw new TooLarge('The formula is too long.')
  const isInline = element.tagName === 'span'
  useLayoutEffect(() => {
    if (box.current) temml.render(source, box.current, { ...options, displayMode: !isInline })
  }, [source, isInline])
  if (isInline) return <span ref={box} />
  return <div ref={box as RefObject<HTMLDivElement>} className={styles.formula} />
}
