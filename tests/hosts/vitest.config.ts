import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Servers of the distribution with the built site: part of `npm run test:full`, which installs them if
// possible.
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/hosts/*.test.ts', 'product/behavior/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/hosts.json' },
  },
})
