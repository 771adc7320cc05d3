import { relative } from 'node:path'
import { printFailures, printSlowest } from '../print-results.mjs'

const SKIPPED = 'It is skipped: every test there is has to run.'

/**
 * A Vitest reporter that ends with one line, `N passed, N failed`. A file that does not load or contains no tests
 * counts as a failure, and so do skipped tests and errors outside of tests.
 */
export class CountingReporter {
  #slowest

  /** @param options.slowest if `true`, prints the slowest tests. */
  constructor({ slowest = false } = {}) {
    this.#slowest = slowest
  }

  onTestRunEnd(modules, unhandledErrors) {
    const failures = []
    const took = new Map()
    let passed = 0
    const fail = (name, error) => failures.push({ name, text: `${error?.stack ?? error?.message ?? error}` })
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId)
      for (const error of module.errors()) fail(file, error)
      const tests = [...module.children.allTests()]
      if (tests.length === 0 && module.errors().length === 0) fail(file, 'There is no test in it.')
      for (const suite of module.children.allSuites()) {
        for (const error of suite.errors()) fail(`${file} › ${suite.fullName.replaceAll(' > ', ' › ')}`, error)
      }
      for (const test of tests) {
        const name = `${file} › ${test.fullName.replaceAll(' > ', ' › ')}`
        const { state, errors } = test.result()
        took.set(name, test.diagnostic()?.duration ?? 0)
        if (state === 'passed') passed += 1
        else fail(name, state === 'failed' ? errors?.[0] : SKIPPED)
      }
    }
    for (const error of unhandledErrors) fail('An error that no test waited for', error)
    if (this.#slowest) printSlowest(took)
    printFailures(failures)
    console.log(`\n${passed} passed, ${failures.length} failed`)
    if (failures.length > 0) process.exitCode = 1
  }
}
