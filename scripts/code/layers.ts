/**
 * The layers of `src/`, from the bottom up, and the layers below that each may import (docs/architecture.md). A layer may always import
 * itself. `entry` is the files directly in `src/`. `scripts/` and `product/` may import the pure
 * layers only, and nothing imports from `product/` but itself (decision 32 for the tools).
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  config: [],
  browser: [],
  stores: ['browser', 'config'],
  content: ['config'],
  dialect: ['content'],
  prepare: ['dialect', 'content', 'config'],
  check: ['dialect', 'content', 'config'],
  move: ['check', 'content', 'config'],
  ui: ['browser', 'content', 'config'],
  worker: ['content', 'config'],
  data: ['worker', 'prepare', 'dialect', 'content', 'browser', 'config'],
  markdown: ['prepare', 'data', 'ui', 'dialect', 'content', 'browser', 'stores', 'config'],
  tools: ['data', 'ui', 'content', 'browser', 'stores', 'config'],
  // No feature imports another: what two of them need is in a layer below.
  features: [
    'markdown',
    'prepare',
    'data',
    'move',
    'check',
    'worker',
    'ui',
    'dialect',
    'content',
    'browser',
    'stores',
    'config',
  ],
  frame: ['tools', 'markdown', 'features', 'data', 'ui', 'content', 'browser', 'stores', 'config'],
  routes: ['frame', 'features', 'markdown', 'data', 'ui', 'content', 'browser', 'stores', 'config'],
  // Renders the views of the layers above before React runs, so it never uses their hooks.
  'first-paint': [
    'frame',
    'markdown',
    'prepare',
    'features',
    'data',
    'ui',
    'dialect',
    'content',
    'browser',
    'stores',
    'config',
  ],
  entry: ['first-paint', 'routes', 'features', 'ui', 'browser'],
}

/** Layers that need no browser. */
export const pureLayers = ['config', 'content', 'dialect', 'prepare', 'check', 'move']
