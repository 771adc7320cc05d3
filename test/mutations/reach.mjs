const REACHED = 'mutation reached: '

/** Each test file is a page, which reports every reached mutation once. */
const TELL = `(globalThis.reachedMutations ??= new Set(), globalThis.tellOfMutation ??= console.debug.bind(console),
  (index) => globalThis.reachedMutations.has(index) || (globalThis.reachedMutations.add(index), globalThis.tellOfMutation('${REACHED}' + index)))`

/** Returns the edit that reports that its place was reached. */
export function reachTold({ path, start, end, from, isStatement }, index) {
  const call = `${TELL}(${index})`
  return { path, start, end, to: isStatement ? `{ ${call}; ${from} }` : `(${call}, ${from})` }
}

/** Test runner reporter whose last line is JSON with the test files that reach each mutation. */
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
