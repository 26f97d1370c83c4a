import { ChevronDown } from 'lucide'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { demoExtraHeight } from '../../../config/blocks.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useTexts } from '../../../ui/page/current-page.tsx'
import type { LateBlockProps } from '../block.ts'
import styles from './demo.module.css'
import { DemoFrame } from './demo-frame.tsx'
import { demoTextsOf } from './demo-texts.ts'
import { PlaygroundButtons } from './playground-buttons.tsx'

/**
 * A code demo (Spec D5): the result, the code, and buttons for two playgrounds. It is collapsible and
 * opens slightly higher than its content (Spec §4). Another color scheme restarts it.
 */
export default function Demo({ element, scheme, children }: LateBlockProps) {
  const words = useTexts().demo
  const texts = useMemo(() => demoTextsOf(element), [element])
  const content = useRef<HTMLDivElement>(null)
  const height = useHeight(content)
  const [isOpen, setOpen] = useState(true)
  const id = useId()
  return (
    <section className={styles.demo} aria-label={texts.title === '' ? words.label : texts.title}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon shape={ChevronDown} size={17} />
          {texts.title === '' ? words.label : texts.title}
        </button>
        <PlaygroundButtons texts={texts} />
      </div>
      <div
        id={id}
        className={styles.body}
        inert={!isOpen}
        style={{ blockSize: isOpen ? height + demoExtraHeight : 0 }}
      >
        <div ref={content} className={styles.content}>
          <DemoFrame key={scheme} texts={texts} scheme={scheme} />
          <details className={styles.source}>
            <summary>{words.source}</summary>
            {element.tagName === 'pre' ? <pre>{children}</pre> : children}
          </details>
        </div>
      </div>
    </section>
  )
}

/** Returns an element's height in pixels, and follows its content. */
function useHeight(element: React.RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.target.clientHeight ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return height
}
