import { basename } from 'node:path'
import { inspect } from 'node:util'
import { printFailures, printSlowest } from './print-results.mjs'

const asText = (value) => (typeof value === 'string' ? value : inspect(value))

const SKIPPED = { message: 'It is skipped: every test there is has to run.' }

/** Only some browsers include the message in the stack. */
function textOf(error) {
  if (!error) return 'It did not run.'
  const { message, stack = '', expected, actual } = error
  const compared = expected === undefined ? '' : `expected ${expected}\nactual   ${actual}\n`
  return `${stack.includes(message) ? '' : `${message}\n`}${compared}${stack}`
}

/**
 * Creates a test runner reporter that ends with one line, `N passed, N failed`. A file that does not load or contains
 * no tests counts as a failure, and so does a skipped test.
 *
 * @param options.slowest if `true`, prints the slowest files and tests.
 */
export function countingReporter({ slowest = false } = {}) {
  const failures = []
  const started = new Map()
  const tookFile = new Map()
  const tookTest = new Map()
  let passed = 0

  const fail = (name, error) => failures.push({ name, text: textOf(error) })

  /** Counts the tests of a suite. The outermost suites of a page are named after their files. */
  function visit(suite, path) {
    for (const test of suite.tests) {
      const name = [...path, test.name].join(' › ')
      tookTest.set(name, test.duration ?? 0)
      if (test.passed) passed += 1
      else fail(name, test.skipped ? SKIPPED : test.error)
    }
    return suite.suites.reduce((sum, inner) => sum + visit(inner, [...path, inner.name]), suite.tests.length)
  }

  return {
    start({ sessions }) {
      sessions.on('session-status-updated', ({ status, testFile }) => {
        if (status === 'TEST_STARTED') started.set(testFile, performance.now())
      })
      // The runner itself does not count a skipped test as a failure.
      process.once('exit', () => failures.length > 0 && (process.exitCode = 1))
    },
    reportTestFileResults({ logger, sessionsForTestFile, testFile }) {
      const page = basename(testFile)
      tookFile.set(page, performance.now() - (started.get(testFile) ?? NaN))
      for (const { testResults, errors, logs } of sessionsForTestFile) {
        const count = testResults ? visit(testResults, []) : 0
        for (const error of errors) fail(page, error)
        if (count === 0 && errors.length === 0) fail(page, { message: 'There is no test in it.' })
        for (const log of logs.flat()) logger.log(`[${page}] ${asText(log)}`)
      }
    },
    stop() {
      if (slowest) for (const took of [tookFile, tookTest]) printSlowest(took)
      printFailures(failures)
      // The progress reporter leaves control characters on the line.
      console.log(`\n${passed} passed, ${failures.length} failed`)
    }
  }
}
