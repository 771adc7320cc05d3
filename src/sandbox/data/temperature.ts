const tenths = (value: number): number => Math.round(value * 10) / 10

/** Degrees Celsius, to a tenth. */
export const toCelsius = (fahrenheit: number): number => tenths(((fahrenheit - 32) * 5) / 9)

/** Degrees Fahrenheit, to a tenth. */
export const toFahrenheit = (celsius: number): number => tenths((celsius * 9) / 5 + 32)

/** A temperature as the platform gives it, in both units: `{NAME_fahrenheit, NAME_celsius}`. */
export function inBothUnits(name: string, fahrenheit: number): Record<string, number> {
  return { [`${name}_fahrenheit`]: fahrenheit, [`${name}_celsius`]: toCelsius(fahrenheit) }
}
