import { Check, Copy, FileText } from 'lucide'
import { withBase } from '../../browser/site-base.ts'
import { contentUrl } from '../../content/content-url.ts'
import type { Page } from '../../content/page-view.ts'
import { Icon } from '../../ui/icon.tsx'
import { useTexts } from '../../ui/page/current-page.tsx'
import actionStyles from '../../ui/text-action.module.css'
import { useCopied } from '../../ui/use-copied.ts'

/**
 * Actions for the page's source: copy it with its title, or open the raw file at its address (Spec X16).
 * The text is already loaded, so copying needs no request.
 */
export function PageSource({ page }: { readonly page: Page }) {
  const texts = useTexts()
  const [isCopied, copy] = useCopied()
  const icon = isCopied ? Check : Copy
  return (
    <>
      <button
        type="button"
        className={actionStyles.action}
        onClick={() => copy(`# ${page.title}\n\n${page.body.trim()}\n`)}
      >
        <Icon shape={icon} size={14} />
        <span aria-live="polite">{isCopied ? texts.code.copied : texts.article.copyPage}</span>
      </button>
      <a
        className={actionStyles.action}
        href={withBase(contentUrl(page.file))}
        target="_blank"
        rel="noopener"
      >
        <Icon shape={FileText} size={14} />
        {texts.article.viewMarkdown}
        <span className="visually-hidden">{texts.frame.opensInNewTab}</span>
      </a>
    </>
  )
}
