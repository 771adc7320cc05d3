import { TimeLimitError } from '../browser/open.mjs'

/**
 * Measures the variants in turns, so that other load affects all of them equally. A variant that exceeds the time limit
 * is not measured again.
 *
 * @param variants variants in order
 * @param runs number of turns
 * @param measure returns the results of one turn: a number, or numbers by metric
 * @returns the numbers of each variant and metric as `{ variant, metric, numbers }`
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
