import type { Messages } from '../../../messages/en.js'

/** Returns the temperature units to choose from. */
export const unitChoices = (texts: Messages['thermostat']) =>
  (['fahrenheit', 'celsius'] as const).map((value) => ({ value, label: texts[value] }))
