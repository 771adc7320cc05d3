const MOST_SLOW = 10
const MOST_LINES = 12

/** Prints what took longest, by names with milliseconds. */
export function tellSlowest(took) {
  const slowestFirst = [...took].toSorted(([, one], [, other]) => other - one)
  for (const [name, milliseconds] of slowestFirst.slice(0, MOST_SLOW))
    console.log(`${(milliseconds / 1000).toFixed(1)} s ${name}`)
}

/** What failed, as `failuresIn` reads it again: a name that begins with the path of the file, and what went wrong. */
export const failureText = ({ name, text }) =>
  `✗ ${name.replaceAll(/\s+/g, ' ')}\n    ${text.trim().split('\n').slice(0, MOST_LINES).join('\n    ')}\n`

export function tellFailures(failures) {
  for (const failure of failures) console.log(failureText(failure))
}

/** The names of what failed, out of what a runner printed. */
export const failuresIn = (output) => [...output.matchAll(/^✗ (.+)$/gm)].map(([, name]) => name)
