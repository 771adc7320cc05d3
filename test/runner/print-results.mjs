const MOST_SLOW = 10
const MOST_LINES = 12

/** Prints the slowest tests. */
export function printSlowest(took) {
  const slowestFirst = [...took].toSorted(([, first], [, second]) => second - first)
  for (const [name, milliseconds] of slowestFirst.slice(0, MOST_SLOW))
    console.log(`${(milliseconds / 1000).toFixed(1)} s ${name}`)
}

/** Formats a failure so that `failuresIn` can parse it: a name that starts with the file path, and the error. */
export const failureText = ({ name, text }) =>
  `✗ ${name.replaceAll(/\s+/g, ' ')}\n    ${text.trim().split('\n').slice(0, MOST_LINES).join('\n    ')}\n`

export function printFailures(failures) {
  for (const failure of failures) console.log(failureText(failure))
}

/** Returns the names of the failures in the output of a test runner. */
export const failuresIn = (output) => [...output.matchAll(/^✗ (.+)$/gm)].map(([, name]) => name)
