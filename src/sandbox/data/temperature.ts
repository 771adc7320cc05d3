const tenths = (value: number): number => Math.round(value * 10) / 10

/** Converts to °C, rounded to tenths. */
export const toCelsius = (fahrenheit: number): number => tenths(((fahrenheit - 32) * 5) / 9)

/** Converts to °F, rounded to tenths. */
export const toFahrenheit = (celsius: number): number => tenths((celsius * 9) / 5 + 32)

/** Returns a temperature as two properties: `NAME_fahrenheit` and `NAME_celsius`. */
export function inBothUnits(name: string, fahrenheit: number): Record<string, number> {
  return { [`${name}_fahrenheit`]: fahrenheit, [`${name}_celsius`]: toCelsius(fahrenheit) }
}
