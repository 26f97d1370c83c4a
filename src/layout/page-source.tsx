import { Check, Copy, FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../browser/clipboard.ts'
import { withBase } from '../browser/site-base.ts'
import { copiedFor } from '../config/copy.ts'
import { contentUrl } from '../content/content-url.ts'
import type { Page } from '../content/page-view.ts'
import { useTexts } from '../page/current-page.tsx'
import styles from './article.module.css'

/**
 * The page as it was written: copied with its title, or opened as the raw file at its own address (Checklist X16). The text is at hand, so
 * copying asks the network for nothing.
 */
export function PageSource({ page }: { readonly page: Page }) {
  const texts = useTexts()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  const Icon = isCopied ? Check : Copy
  return (
    <>
      <button
        type="button"
        className={styles.edit}
        onClick={async () => setCopied(await copyText(`# ${page.title}\n\n${page.body.trim()}\n`))}
      >
        <Icon size={14} aria-hidden />
        <span aria-live="polite">{isCopied ? texts.code.copied : texts.article.copyPage}</span>
      </button>
      <a className={styles.edit} href={withBase(contentUrl(page.file))} target="_blank" rel="noopener">
        <FileText size={14} aria-hidden />
        {texts.article.viewMarkdown}
        <span className="visually-hidden">{texts.frame.opensInNewTab}</span>
      </a>
    </>
  )
}
