import { defineConfig } from 'vitest/config'

// Unit tests run in Node; a test that needs a document says so with `// @vitest-environment jsdom`.
export default defineConfig({
  test: {
    include: ['{product/tests,tests/unit,tests/integration}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Vitest leaves one core to a watching editor, which on a machine of two is half of it.
    maxWorkers: '100%',
    // Tests that read every page, and commands in processes of their own, take their time where the machine has other work.
    testTimeout: 30_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/unit.json' },
  },
})
