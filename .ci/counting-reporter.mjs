import { basename } from 'node:path'
import { inspect } from 'node:util'

const MOST_SLOW = 10

const asText = (value) => (typeof value === 'string' ? value : inspect(value))

const SKIPPED = { message: 'It is skipped: every test there is has to run.' }

/**
 * A test runner reporter that ends with one line, `N passed, N failed`. A file that does not load, or that has no test
 * in it, is a failure, and so is a test that is skipped.
 *
 * @param options.slowest whether the files and the tests that took longest are told of.
 */
export function countingReporter({ slowest = false } = {}) {
  const failures = []
  const started = new Map()
  const tookFile = new Map()
  const tookTest = new Map()
  let passed = 0

  /** The number of tests in a suite. */
  function visit(suite, path) {
    for (const test of suite.tests) {
      const name = [...path, test.name].join(' › ')
      tookTest.set(name, test.duration ?? 0)
      if (test.passed) passed += 1
      else failures.push({ name, error: test.skipped ? SKIPPED : test.error })
    }
    return suite.suites.reduce((sum, inner) => sum + visit(inner, [...path, inner.name]), suite.tests.length)
  }

  function tellSlowest(took) {
    const slowestFirst = [...took].toSorted(([, one], [, other]) => other - one)
    for (const [name, milliseconds] of slowestFirst.slice(0, MOST_SLOW))
      console.log(`${(milliseconds / 1000).toFixed(1)} s ${name}`)
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
      tookFile.set(name, performance.now() - (started.get(testFile) ?? NaN))
      for (const { testResults, errors, logs } of sessionsForTestFile) {
        const count = testResults ? visit(testResults, [name]) : 0
        for (const error of errors) failures.push({ name, error })
        if (count === 0 && errors.length === 0) failures.push({ name, error: { message: 'There is no test in it.' } })
        for (const log of logs.flat()) logger.log(`[${name}] ${asText(log)}`)
      }
    },
    stop() {
      if (slowest) for (const took of [tookFile, tookTest]) tellSlowest(took)
      for (const { name, error } of failures) {
        console.log(`✗ ${name}\n    ${error?.message ?? 'It did not run.'}\n${error?.stack ?? ''}`)
        if (error?.expected !== undefined) console.log(`    expected ${error.expected}\n    actual   ${error.actual}`)
      }
      // What tells of the progress leaves its control characters on the line.
      console.log(`\n${passed} passed, ${failures.length} failed`)
    }
  }
}
