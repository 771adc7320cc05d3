const REACHED = 'mutation reached: '

/** Each test file is a page: what is reached there is told once. */
const TELL = `(globalThis.reachedMutations ??= new Set(), globalThis.tellOfMutation ??= console.debug.bind(console),
  (index) => globalThis.reachedMutations.has(index) || (globalThis.reachedMutations.add(index), globalThis.tellOfMutation('${REACHED}' + index)))`

/** The edit that does what stands there, and tells that it was reached. */
export function reachTold({ path, start, end, from, isStatement }, index) {
  const told = `${TELL}(${index})`
  return { path, start, end, to: isStatement ? `{ ${told}; ${from} }` : `(${told}, ${from})` }
}

/** A test runner reporter whose last line is JSON: for each mutation the names of the test files that reach it. */
export function reachReporter() {
  const reach = {}
  return {
    reportTestFileResults({ sessionsForTestFile, testFile }) {
      for (const text of sessionsForTestFile.flatMap(({ logs }) => logs.flat())) {
        if (typeof text === 'string' && text.startsWith(REACHED))
          (reach[text.slice(REACHED.length)] ??= []).push(testFile)
      }
    },
    stop() {
      process.stdout.write(`\n${JSON.stringify(reach)}\n`)
    }
  }
}
