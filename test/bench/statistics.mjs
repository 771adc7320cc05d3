/** Returns a quantile of the numbers. */
export function quantile(numbers, part) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const low = Math.floor(place)
  const high = Math.ceil(place)
  return sorted[low] + (sorted[high] - sorted[low]) * (place - low)
}

/** Returns the median and the quartiles. */
export const summary = (numbers) => ({
  median: quantile(numbers, 0.5),
  low: quantile(numbers, 0.25),
  high: quantile(numbers, 0.75),
  runs: numbers.length
})
