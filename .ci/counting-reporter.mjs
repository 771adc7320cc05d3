/** A test runner reporter that ends with one line, `N passed, N failed`; a file that does not load is a failure. */
export function countingReporter() {
  const failures = []
  let passed = 0
  let failed = 0

  function visit(suite, path) {
    for (const test of suite.tests) {
      if (test.passed) passed += 1
      else if (!test.skipped) {
        failed += 1
        failures.push({ name: [...path, test.name].join(' › '), error: test.error })
      }
    }
    for (const inner of suite.suites) visit(inner, [...path, inner.name])
  }

  return {
    reportTestFileResults({ logger, sessionsForTestFile, testFile }) {
      for (const session of sessionsForTestFile) {
        if (session.testResults) visit(session.testResults, [])
        for (const error of session.errors) {
          failed += 1
          failures.push({ name: testFile, error })
        }
        for (const log of session.logs.flat()) logger.log(`[${testFile.split('/').pop()}] ${String(log)}`)
      }
    },
    stop() {
      for (const { name, error } of failures) {
        console.log(`✗ ${name}\n    ${error?.message ?? 'failed'}\n${error?.stack ?? ''}`)
        if (error?.expected !== undefined) console.log(`    expected ${error.expected}\n    actual   ${error.actual}`)
      }
      console.log(`${passed} passed, ${failed} failed`)
    }
  }
}
