import {
  Focus,
  HardDriveDownload,
  History,
  type IconNode,
  Keyboard,
  Maximize,
  Minimize,
  Monitor,
  Moon,
  Sun,
} from 'lucide'
import type { MouseEvent } from 'react'
import { canFullscreen, toggleFullscreen, useIsFullscreen } from '../../browser/fullscreen.ts'
import { useMediaQuery } from '../../browser/media-query.ts'
import { pointOfClick, revealChange } from '../../browser/reveal.ts'
import { revealDuration } from '../../config/appearance.ts'
import { useOpenDialog } from '../../stores/open-dialog.ts'
import { useDrawer } from '../../stores/sidebar.ts'
import { useSingleKeys } from '../../stores/single-keys.ts'
import { Icon } from '../../ui/icon.tsx'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { nextScheme, useColorScheme, useSchemeOption, useWantedScheme } from './color-scheme.ts'
import { useFocusMode } from './focus-mode.ts'
import styles from './outlook-controls.module.css'

/**
 * The appearance controls: color scheme, full screen, focus mode; also keeping the site on the device.
 * Unavailable options are not shown.
 */
export function OutlookControls() {
  const { site } = useCurrentPage()
  const option = useSchemeOption()
  const hasPointer = useMediaQuery('(hover: hover) and (pointer: fine)')
  const hasSingleKeys = useSingleKeys((state) => state.value)
  return (
    <>
      {option === 'switch' && <SchemeSwitch />}
      {option === 'toggle' && <SchemeToggle />}
      {site.fullscreen !== false && canFullscreen() && <FullscreenButton />}
      {hasPointer && <FocusButton />}
      <KeepButton />
      <VisitButton />
      {/* Readers who have switched `?` off need another way to the switch. */}
      {(hasPointer || !hasSingleKeys) && <ShortcutsButton />}
    </>
  )
}

/** Changes the scheme with the reveal animation (Spec §9 "Color scheme reveal"). */
function useSchemeChange(): (event: MouseEvent) => void {
  const option = useSchemeOption()
  const shown = useWantedScheme()
  const { value: chosen, set } = useColorScheme()
  return (event) => {
    const next = nextScheme(option, { chosen, shown })
    revealChange(() => set(next), pointOfClick(event), revealDuration)
  }
}

const icons = { light: Sun, dark: Moon, auto: Monitor }

function SchemeSwitch() {
  const texts = useTexts().colorScheme
  const chosen = useColorScheme((state) => state.value)
  const change = useSchemeChange()
  return <Control icon={icons[chosen]} label={texts.label} value={texts[chosen]} onClick={change} />
}

function SchemeToggle() {
  const texts = useTexts().colorScheme
  const isDark = useWantedScheme() === 'dark'
  const change = useSchemeChange()
  return (
    <Control
      icon={isDark ? Moon : Sun}
      label={texts.darkMode}
      value={isDark ? texts.on : texts.off}
      onClick={change}
    />
  )
}

function FullscreenButton() {
  const texts = useTexts().navbar
  const isOn = useIsFullscreen()
  return (
    <Control
      icon={isOn ? Minimize : Maximize}
      label={isOn ? texts.leaveFullscreen : texts.fullscreen}
      onClick={toggleFullscreen}
    />
  )
}

function FocusButton() {
  const texts = useTexts()
  const { value: isOn, set } = useFocusMode()
  return (
    <Control
      icon={Focus}
      label={texts.focusMode.label}
      value={isOn ? texts.colorScheme.on : texts.colorScheme.off}
      title={texts.focusMode.hint}
      onClick={() => set(!isOn)}
    />
  )
}

/** Not part of the appearance, but readers look for it among the few settings. */
function KeepButton() {
  const texts = useTexts().offline
  const open = useOpenDialog((state) => state.open)
  return <Control icon={HardDriveDownload} label={texts.keep} opensDialog onClick={() => open('keep')} />
}

/** Opens the pages read recently and the changes since the last visit. */
function VisitButton() {
  const texts = useTexts().visit
  const open = useOpenDialog((state) => state.open)
  return <Control icon={History} label={texts.open} opensDialog onClick={() => open('visit')} />
}

function ShortcutsButton() {
  const texts = useTexts().shortcuts
  const open = useDrawer((state) => state.open)
  return <Control icon={Keyboard} label={texts.title} opensDialog onClick={() => open('shortcuts')} />
}

interface ControlProps {
  readonly icon: IconNode
  readonly label: string
  /** The current value. */
  readonly value?: string
  readonly title?: string
  readonly opensDialog?: boolean
  readonly onClick: (event: MouseEvent) => void
}

function Control({ icon, label, value, title, opensDialog, onClick }: ControlProps) {
  const { colon } = useTexts().article
  return (
    <button
      type="button"
      className={styles.control}
      title={title}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onClick}
    >
      <Icon shape={icon} size={16} />
      {label}
      {value !== undefined && <span className="visually-hidden">{colon}</span>}
      {value !== undefined && <span className={styles.value}>{value}</span>}
    </button>
  )
}
