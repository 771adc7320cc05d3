import { relative } from 'node:path'
import { failureText, printSlowest } from './print-results.mjs'

/** A Playwright reporter that prints the failures and ends with one line, `N passed, N failed`. */
export default class PageReporter {
  #counts = { passed: 0, failed: 0 }
  #took = new Map()

  #fail(name, error) {
    this.#counts.failed += 1
    console.log(failureText({ name, text: error?.stack ?? error?.message ?? `${error?.value ?? 'It has no error.'}` }))
  }

  onTestEnd(test, result) {
    const [, project, , ...titles] = test.titlePath()
    const name = [relative('', test.location.file), ...titles].join(' › ')
    this.#took.set(name, result.duration)
    if (result.status === 'passed') this.#counts.passed += 1
    else
      this.#fail(`${name} (${project})`, result.error ?? { message: `It is ${result.status}: every test has to run.` })
  }

  /** An error outside a test, such as in a file that cannot be loaded. */
  onError(error) {
    this.#fail(relative('', error.location?.file ?? 'the page tests'), error)
  }

  onEnd() {
    if (process.env.SLOWEST !== undefined) printSlowest(this.#took)
    console.log(`${this.#counts.passed} passed, ${this.#counts.failed} failed`)
  }
}
