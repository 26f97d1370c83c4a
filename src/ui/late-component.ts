import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadLate } from '../browser/load-late.ts'

/**
 * A component that is not in the first load. Where its loading fails, `preload-error` is raised; a handler that prevents the error leaves
 * nothing in its place, else the nearest error boundary has it.
 */
export function lateComponent<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => (await loadLate(load)) ?? { default: () => null })
}
