const tenths = (value: number): number => Math.round(value * 10) / 10

/** A temperature as the platform gives it, in both units: `{NAME_fahrenheit, NAME_celsius}`. */
export function inBothUnits(name: string, fahrenheit: number): Record<string, number> {
  return { [`${name}_fahrenheit`]: fahrenheit, [`${name}_celsius`]: tenths(((fahrenheit - 32) * 5) / 9) }
}
