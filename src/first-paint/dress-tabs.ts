import styles from '../blocks/tabs.module.css'
import { readStored } from '../stores/storage.ts'
import { storageKeys } from '../stores/storage-keys.ts'
import { element } from './build.ts'

/** Tabs as the application draws them, with the tab open that it will open. Their buttons wait for it (`waiting-buttons.ts`). */
export function dressTabs(tabs: HTMLElement): void {
  const sections = [...tabs.querySelectorAll<HTMLElement>(':scope > section[data-tab]')]
  const first = sections[0]
  if (!first) return
  const chosen = chosenIn(tabs.dataset.group)
  const open =
    sections.find((section) => choiceOf(section) === chosen) ??
    sections.find(({ dataset }) => dataset.active !== undefined && dataset.active !== 'false') ??
    first
  const list = element('div', { class: styles.list, role: 'tablist' })
  const frame = element('div', { class: styles.tabs, 'data-kind': tabs.dataset.kind }, list)
  for (const section of sections) {
    const isOpen = section === open
    const button = { type: 'button', role: 'tab', 'aria-selected': String(isOpen), tabindex: isOpen ? 0 : -1 }
    list.append(element('button', button, section.dataset.tab))
    // Paper shows every panel below its title.
    const panel = {
      role: 'tabpanel',
      class: styles.panel,
      'data-title': section.dataset.tab,
      hidden: !isOpen,
    }
    frame.append(element('div', panel, ...section.childNodes))
  }
  tabs.replaceWith(frame)
}

const choiceOf = ({ dataset }: HTMLElement) => dataset.value ?? dataset.tab

/** What the reader chose last in a group of tabs. */
function chosenIn(group: string | undefined): string | undefined {
  try {
    const choices: unknown = JSON.parse(readStored(storageKeys.tabChoices) ?? '{}')
    const choice: unknown = (choices as Readonly<Record<string, unknown>>)[group ?? '']
    return typeof choice === 'string' ? choice : undefined
  } catch {
    return undefined
  }
}
