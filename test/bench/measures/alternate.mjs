/**
 * Lets the variants take turns, so that whatever else the machine does meets all of them alike.
 *
 * @param variants which, in their order.
 * @param runs how often each has its turn.
 * @param measure what is noted of a variant in one turn: numbers by metric.
 * @returns all numbers of each variant and metric, as `{ variant, metric, numbers }`.
 */
export async function alternate(variants, runs, measure) {
  const notes = []
  for (let run = 0; run < runs; run += 1) {
    for (const variant of variants) {
      for (const [metric, number] of Object.entries(await measure(variant))) {
        let note = notes.find((entry) => entry.variant === variant && entry.metric === metric)
        if (!note) notes.push((note = { variant, metric, numbers: [] }))
        note.numbers.push(number)
      }
    }
  }
  return notes
}
