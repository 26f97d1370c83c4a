import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadLate } from '../browser/load-late.ts'

/**
 * Returns a component that is not in the first load. If loading fails, `preload-error` is raised; a handler
 * that prevents the error leaves nothing there, otherwise the nearest error boundary handles it.
 */
export function lateComponent<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => (await loadLate(load)) ?? { default: () => null })
}
