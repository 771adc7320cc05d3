export type Bounds = { min: number; max: number; step: number }

/** The nearest value that is a whole number of steps above `min` and within the bounds. */
export function snap(value: number, { min, max, step }: Bounds): number {
  const stepped = min + Math.round((value - min) / step) * step
  // Without the dust that adding tenths leaves.
  return Number(Math.max(min, Math.min(max, stepped)).toFixed(6))
}
