import { relative } from 'node:path'
import { failureText, printSlowest } from './print-results.mjs'

/** Message of Node about a test that is marked with `only` during a full run. */
const ONLY = /'only' and 'runOnly' require/

/** Message of Node about an error that occurred after its test had ended. */
const AFTER_ITS_TEST = /asynchronous activity after the test ended/

const textOf = (error) => (error?.stack?.includes(error.message) ? error.stack : `${error?.message ?? error}`)

/** If a file does not load, the file name is the name of the failure. */
const titleOf = (file, name) => [relative(process.cwd(), file), ...(name && name !== file ? [name] : [])].join(' › ')
const failure = (file, name, text) => failureText({ name: titleOf(file, name), text })

/**
 * A reporter for `node --test` that prints the failures and ends with one line, `N passed, N failed`. A file that does
 * not load or contains no tests counts as a failure, and so do tests marked with `skip`, `todo` or `only`. A suite
 * counts only if it fails by itself.
 */
export default async function* nodeReporter(events) {
  const errorOutput = new Map()
  const children = []
  const took = new Map()
  let tooLate = []
  let passed = 0
  let failed = 0

  for await (const { type, data } of events) {
    if (type === 'test:stderr') errorOutput.set(data.file, (errorOutput.get(data.file) ?? '') + data.message)
    if (type === 'test:diagnostic' && ONLY.test(data.message)) {
      failed += 1
      yield failure(data.file, undefined, 'It has a test that is to be the only one: every test there is has to run.')
    }
    // The message names no file. It belongs to the file that ends next.
    if (type === 'test:diagnostic' && AFTER_ITS_TEST.test(data.message)) tooLate.push(data.message)
    if (type !== 'test:pass' && type !== 'test:fail') continue

    const { name, file, nesting, details } = data
    const isGroup = details.type === 'suite' || children[nesting + 1] > 0
    children[nesting + 1] = 0
    children[nesting] = (children[nesting] ?? 0) + 1

    const isFile = name === file
    const reason = isFile && type === 'test:pass' ? 'There is no test in it.' : undefined
    if (data.skip !== undefined || data.todo !== undefined) {
      failed += 1
      yield failure(file, name, 'It is skipped, or marked as not done: every test there is has to run.')
    } else if (type === 'test:pass' && !isFile) {
      if (!isGroup) {
        passed += 1
        took.set(titleOf(file, name), details.duration_ms)
      }
    } else if (!isGroup || details.error?.failureType !== 'subtestsFailed') {
      failed += 1
      const ofFile = isFile && [errorOutput.get(file), ...tooLate].filter(Boolean).join('\n')
      const why = reason ?? (ofFile || textOf(details.error?.cause ?? details.error))
      yield failure(file, name, why)
    }
    if (isFile) tooLate = []
  }
  if (process.env.SLOWEST !== undefined) printSlowest(took)
  yield `${passed} passed, ${failed} failed\n`
}
