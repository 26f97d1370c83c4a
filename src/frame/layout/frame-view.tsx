import type { MouseEvent, ReactNode, Ref } from 'react'
import { siteBase } from '../../browser/site-base.ts'
import type { PageTexts } from '../../config/locales/page-texts.ts'
import type { SiteConfig } from '../../content/site-config.ts'
import { isOldVersion } from '../../content/site-version.ts'
import styles from './frame.module.css'

interface FrameViewProps {
  readonly site: SiteConfig
  readonly texts: PageTexts
  /** Kind of the page, or `screen` if there is no page. */
  readonly kind: string
  readonly isSidebarShown: boolean
  readonly onSkip?: (event: MouseEvent) => void
  /** Overlays of the page. They come early in reading order, so that keyboard users reach them first. */
  readonly overlays?: ReactNode
  readonly navbar: ReactNode
  /** What this site says as a version of the documentation. */
  readonly version?: ReactNode
  readonly sidebar: ReactNode
  readonly aside: ReactNode
  readonly footer?: ReactNode
  /** Ref of the main part. */
  readonly ref?: Ref<HTMLElement>
  readonly children: ReactNode
}

/** The layout around every screen. */
export function FrameView(props: FrameViewProps) {
  return (
    <>
      <a className={styles.skip} href={`${location.pathname}#app--main`} onClick={props.onSkip}>
        {props.texts.frame.skipToContent}
      </a>
      {props.overlays}
      {props.navbar}
      {isOldVersion(props.site, siteBase()) ? (
        <div className={styles.oldVersion}>{props.version}</div>
      ) : (
        props.version
      )}
      <div
        className={styles.columns}
        data-sidebar={props.isSidebarShown ? 'shown' : 'none'}
        data-kind={props.kind}
      >
        {props.sidebar}
        <main ref={props.ref} id="app--main" className={styles.main} tabIndex={-1}>
          {props.children}
        </main>
        <div className={styles.aside}>{props.aside}</div>
      </div>
      {props.footer}
    </>
  )
}
