import { basename } from 'node:path'
import { inspect } from 'node:util'

const MOST_SLOW_FILES = 10

const asText = (value) => (typeof value === 'string' ? value : inspect(value))

const SKIPPED = { message: 'It is skipped: every test there is has to run.' }

/**
 * A test runner reporter that ends with one line, `N passed, N failed`. A file that does not load, or that has no test
 * in it, is a failure, and so is a test that is skipped.
 *
 * @param options.slowest whether the files that took longest are told of.
 */
export function countingReporter({ slowest = false } = {}) {
  const failures = []
  const started = new Map()
  const took = new Map()
  let passed = 0

  /** The number of tests in a suite. */
  function visit(suite, path) {
    for (const test of suite.tests) {
      if (test.passed) passed += 1
      else failures.push({ name: [...path, test.name].join(' › '), error: test.skipped ? SKIPPED : test.error })
    }
    return suite.suites.reduce((sum, inner) => sum + visit(inner, [...path, inner.name]), suite.tests.length)
  }

  function tellSlowest() {
    const files = [...took].toSorted(([, one], [, other]) => other - one)
    for (const [name, milliseconds] of files.slice(0, MOST_SLOW_FILES)) console.log(`${(milliseconds / 1000).toFixed(1)} s ${name}`)
  }

  return {
    start({ sessions }) {
      sessions.on('session-status-updated', ({ status, testFile }) => {
        if (status === 'TEST_STARTED') started.set(testFile, performance.now())
      })
      // To the runner itself a test that is skipped is none that fails.
      process.once('exit', () => failures.length > 0 && (process.exitCode = 1))
    },
    reportTestFileResults({ logger, sessionsForTestFile, testFile }) {
      const name = basename(testFile)
      took.set(name, performance.now() - (started.get(testFile) ?? NaN))
      for (const { testResults, errors, logs } of sessionsForTestFile) {
        const count = testResults ? visit(testResults, [name]) : 0
        for (const error of errors) failures.push({ name, error })
        if (count === 0 && errors.length === 0) failures.push({ name, error: { message: 'There is no test in it.' } })
        for (const log of logs.flat()) logger.log(`[${name}] ${asText(log)}`)
      }
    },
    stop() {
      if (slowest) tellSlowest()
      for (const { name, error } of failures) {
        console.log(`✗ ${name}\n    ${error?.message ?? 'It did not run.'}\n${error?.stack ?? ''}`)
        if (error?.expected !== undefined) console.log(`    expected ${error.expected}\n    actual   ${error.actual}`)
      }
      // What tells of the progress leaves its control characters on the line.
      console.log(`\n${passed} passed, ${failures.length} failed`)
    }
  }
}
