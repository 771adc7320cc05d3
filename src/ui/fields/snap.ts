type Bounds = { min: number; max: number; step: number }

/** Returns the nearest value within the bounds that is a whole number of steps above `min`. */
export function snap(value: number, { min, max, step }: Bounds): number {
  const stepped = min + Math.round((value - min) / step) * step
  // Removes floating-point errors.
  return Number(Math.max(min, Math.min(max, stepped)).toFixed(6))
}
