import { TimeLimitError } from '../browser/open.mjs'

/**
 * Lets the variants take turns, so that whatever else the machine does meets all of them alike. One that does not get
 * there in time has no further turn.
 *
 * @param variants which, in their order.
 * @param runs how often each has its turn.
 * @param measure what is noted of a variant in one turn: a number, or several, by metric.
 * @returns all numbers of each variant and metric, as `{ variant, metric, numbers }`.
 */
export async function alternate(variants, runs, measure) {
  const notes = []
  const failed = new Set()
  function note(variant, metric, numbers) {
    const known = notes.find((entry) => entry.variant === variant && entry.metric === metric)
    if (known) known.numbers.push(...numbers)
    else notes.push({ variant, metric, numbers: [...numbers] })
  }
  for (let run = 0; run < runs; run += 1) {
    for (const variant of variants) {
      if (failed.has(variant)) continue
      try {
        for (const [metric, numbers] of Object.entries(await measure(variant))) note(variant, metric, [numbers].flat())
      } catch (error) {
        if (!(error instanceof TimeLimitError)) throw error
        process.stderr.write(`${variant}: ${error.message}\n`)
        failed.add(variant)
      }
    }
  }
  return notes
}
