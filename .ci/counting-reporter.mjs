import { basename } from 'node:path'
import { inspect } from 'node:util'

const asText = (value) => (typeof value === 'string' ? value : inspect(value))

/**
 * A test runner reporter that ends with one line, `N passed, N failed`. A file that does not load, or that has no test
 * in it, is a failure.
 */
export function countingReporter() {
  const failures = []
  let passed = 0

  /** The number of tests in a suite. */
  function visit(suite, path) {
    for (const test of suite.tests) {
      if (test.passed) passed += 1
      else if (!test.skipped) failures.push({ name: [...path, test.name].join(' › '), error: test.error })
    }
    return suite.suites.reduce((sum, inner) => sum + visit(inner, [...path, inner.name]), suite.tests.length)
  }

  return {
    reportTestFileResults({ logger, sessionsForTestFile, testFile }) {
      const name = basename(testFile)
      for (const { testResults, errors, logs } of sessionsForTestFile) {
        const count = testResults ? visit(testResults, [name]) : 0
        for (const error of errors) failures.push({ name, error })
        if (count === 0 && errors.length === 0) failures.push({ name, error: { message: 'There is no test in it.' } })
        for (const log of logs.flat()) logger.log(`[${name}] ${asText(log)}`)
      }
    },
    stop() {
      for (const { name, error } of failures) {
        console.log(`✗ ${name}\n    ${error?.message ?? 'It did not run.'}\n${error?.stack ?? ''}`)
        if (error?.expected !== undefined) console.log(`    expected ${error.expected}\n    actual   ${error.actual}`)
      }
      // What tells of the progress leaves its control characters on the line.
      console.log(`\n${passed} passed, ${failures.length} failed`)
    }
  }
}
