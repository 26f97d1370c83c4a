import { defineConfig } from 'vitest/config'

// Unit tests of the pure rooms run in Node; a test that needs a document says so with `// @vitest-environment jsdom`.
export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/integration/**/*.test.{ts,tsx}'],
    environment: 'node',
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/unit.json' },
  },
})
