/** An open tab, as far as `takeOver` needs it: the browser's `WindowClient`. */
interface Tab {
  readonly url: string
  readonly navigate: (url: string) => Promise<unknown>
}

/** The part of the browser's `Clients` that `takeOver` needs. */
export interface TabClients {
  /** Returns the tabs that a version of the worker controls. */
  readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly Tab[]>
  readonly claim: () => Promise<void>
}

/**
 * Makes an activated worker control every tab. An urgent version also reloads the tabs that an older version
 * controlled. They are listed before the claim, because after it a first visit's tab is controlled as well. Nothing is
 * remembered from the installation, because the browser can end the worker in between.
 *
 * @returns when every tab is controlled; the tabs reload after the activation
 */
export async function takeOver(tabs: TabClients, isUrgent: boolean): Promise<void> {
  const older = isUrgent ? await tabs.matchAll({ type: 'window' }) : []
  await tabs.claim()
  // Not awaited: the new documents wait for the end of the activation.
  for (const tab of older) tab.navigate(tab.url).catch(() => undefined)
}
