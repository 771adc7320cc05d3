import type { Messages } from '../../messages/en.js'

/** Returns the temperature units to choose from. */
export const unitChoices = (texts: Messages['thermostat']) =>
  (['fahrenheit', 'celsius'] as const).map((value) => ({ value, label: texts[value] }))

/** Returns the offered modes, preceded by the current mode if it isn't offered. */
export const shownModes = (offered: readonly string[], value: string): readonly string[] =>
  offered.includes(value) ? offered : [value, ...offered]
