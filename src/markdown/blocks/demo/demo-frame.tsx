import { useEffect, useRef, useState } from 'react'
import { withBase } from '../../../browser/site-base.ts'
import type { DemoTexts } from '../../../config/playgrounds.ts'
import { useTexts } from '../../../ui/page/current-page.tsx'
import styles from './demo.module.css'
import { readDemoMessage } from './demo-message.ts'

interface DemoFrameProps {
  readonly texts: DemoTexts
  readonly scheme: 'light' | 'dark'
}

/**
 * A demo that runs in a document without an origin or network access (public/demo-frame.html). It reports its
 * height and errors; other messages are ignored.
 */
export function DemoFrame({ texts, scheme }: DemoFrameProps) {
  const words = useTexts().demo
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(0)
  const [error, setError] = useState<string>()
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      const target = frame.current?.contentWindow
      if (!target || source !== target || origin !== 'null') return
      const message = readDemoMessage(data)
      if (message?.kind === 'height') setHeight(message.height)
      if (message?.kind === 'error') setError(message.message)
      // An opaque origin has no name, so the message goes to that window, whatever it contains. It is public
      // text of the page.
      if (message?.kind === 'ready') target.postMessage({ run: { ...texts, scheme } }, '*')
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [texts, scheme])
  return (
    <div className={styles.result}>
      <iframe
        ref={frame}
        src={withBase('demo-frame.html')}
        title={texts.title === '' ? words.label : texts.title}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        style={{ blockSize: height }}
      />
      {error !== undefined && (
        <p className={styles.error} role="status">
          {words.error} <code>{error}</code>
        </p>
      )}
    </div>
  )
}
