// Reads the JSON reports of the two test runners.

/** Reads vitest's report. `skipped` are the names of tests that were not run. Files that failed before they had a test count as one failure each. Times are in milliseconds. */
export function unitReport({ numPassedTests, numFailedTests, testResults }) {
  const hasFailedTest = ({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed')
  const broken = testResults.filter((file) => file.status === 'failed' && !hasFailedTest(file))
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const tests = results.map(({ fullName, duration }) => ({ name: fullName, time: duration ?? 0 }))
  const skipped = results
    .filter(({ status }) => status === 'skipped' || status === 'pending')
    .map(({ fullName }) => fullName)
  return { passed: numPassedTests, failed: numFailedTests + broken.length, tests, skipped }
}

/** Reads Playwright's report. Times are in milliseconds. */
export function browserReport({ stats, suites }) {
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests: runs }) =>
      runs.flatMap(({ results }) =>
        results.map(({ duration }) => ({ name: `${file} › ${title}`, time: duration })),
      ),
    )
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, tests }
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** Returns a line for each of the slowest tests: seconds and name. */
export function slowest(tests, count) {
  return tests
    .toSorted((a, b) => b.time - a.time)
    .slice(0, count)
    .map(({ name, time }) => `${(time / 1000).toFixed(1).padStart(7)} s  ${name}`)
}
