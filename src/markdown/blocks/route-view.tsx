import { Check, Copy, Play, Printer } from 'lucide'
import type { MouseEvent } from 'react'
import type { PageTexts } from '../../config/locales/page-texts.ts'
import { textOf } from '../../prepare/text-of.ts'
import { Icon } from '../../ui/icon.tsx'
import type { BlockElement } from './block.ts'
import styles from './route.module.css'

/** The methods and the path of an endpoint. */
export interface RouteFacts {
  readonly methods: readonly string[]
  readonly path: string
}

interface RouteViewProps extends RouteFacts {
  readonly texts: PageTexts['api']
  readonly isCopied?: boolean
  readonly onCopy?: () => void
  /** Prints the endpoint alone. */
  readonly onPrint?: (button: HTMLElement) => void
  /** Opens the console. */
  readonly onTry?: (button: HTMLElement) => void
  /** A message below the route. */
  readonly failure?: string | undefined
}

/** Returns the facts in a route's code: its methods, then its path. */
export function routeFactsOf(element: BlockElement): RouteFacts {
  const codes = codesIn(element)
  return { methods: codes.slice(0, -1), path: codes.at(-1) ?? '' }
}

function codesIn({ children }: Pick<BlockElement, 'children'>): string[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === 'code' ? [textOf(child)] : codesIn(child)
  })
}

/** An endpoint's methods as badges, its path, and buttons that copy the path, print the endpoint, and open the console. */
export function RouteView(props: RouteViewProps) {
  const { methods, path, texts, isCopied = false, onCopy, onPrint, onTry, failure } = props
  return (
    <div className={styles.route}>
      <span className={styles.methods}>
        {methods.map((method) => (
          <span key={method} className={styles.method} data-method={method}>
            {method}
          </span>
        ))}
      </span>
      <code className={styles.path}>
        {path.split(/(?<=.\/)/).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path do not move
          <span key={index}>
            {part}
            <wbr />
          </span>
        ))}
      </code>
      <button
        type="button"
        className={styles.copy}
        data-copied={isCopied || undefined}
        title={texts.copyPath}
        onClick={onCopy}
      >
        <Icon shape={isCopied ? Check : Copy} size={15} />
        <span className="visually-hidden" aria-live="polite">
          {isCopied ? texts.copied : texts.copyPath}
        </span>
      </button>
      <button
        type="button"
        className={styles.print}
        title={texts.printEndpoint}
        aria-label={texts.printEndpoint}
        onClick={(event: MouseEvent<HTMLElement>) => onPrint?.(event.currentTarget)}
      >
        <Icon shape={Printer} size={15} />
      </button>
      <button
        type="button"
        className={styles.try}
        onClick={(event: MouseEvent<HTMLElement>) => onTry?.(event.currentTarget)}
      >
        <Icon shape={Play} size={13} />
        {texts.tryIt}
      </button>
      {failure && (
        <span className={styles.failure} role="alert">
          {failure}
        </span>
      )}
    </div>
  )
}
