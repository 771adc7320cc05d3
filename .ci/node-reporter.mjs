const MOST_LINES = 12

/** What Node says of a test that is marked so while all are run. */
const ONLY = /'only' and 'runOnly' require/

/** What Node says of an error that came after the test from which it came. */
const AFTER_ITS_TEST = /asynchronous activity after the test ended/

const firstLines = (text) => text.trim().split('\n').slice(0, MOST_LINES).join('\n    ')

const textOf = (error) => (error?.stack?.includes(error.message) ? error.stack : `${error?.message ?? error}`)

/**
 * A reporter for `node --test` that prints the failures and ends with one line, `N passed, N failed`. A file that does
 * not load, or that has no test in it, is a failure, and so is a test that is skipped, is marked as not done, or wants to
 * be the only one; a group counts only where it fails for a reason of its own.
 */
export default async function* nodeReporter(events) {
  const errorOutput = new Map()
  const children = []
  let tooLate = []
  let passed = 0
  let failed = 0

  for await (const { type, data } of events) {
    if (type === 'test:stderr') errorOutput.set(data.file, (errorOutput.get(data.file) ?? '') + data.message)
    if (type === 'test:diagnostic' && ONLY.test(data.message)) {
      failed += 1
      yield `✗ ${data.file}\n    It has a test that is to be the only one: every test there is has to run.\n`
    }
    // It names no file: the file whose it is ends next.
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
      yield `✗ ${name}\n    It is skipped, or marked as not done: every test there is has to run.\n`
    } else if (type === 'test:pass' && !isFile) {
      if (!isGroup) passed += 1
    } else if (!isGroup || details.error?.failureType !== 'subtestsFailed') {
      failed += 1
      const ofFile = isFile && [errorOutput.get(file), ...tooLate].filter(Boolean).join('\n')
      const why = reason ?? (ofFile || textOf(details.error?.cause ?? details.error))
      yield `✗ ${name}\n    ${firstLines(why)}\n`
    }
    if (isFile) tooLate = []
  }
  yield `${passed} passed, ${failed} failed\n`
}
