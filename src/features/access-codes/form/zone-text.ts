import { offsetText } from '../../../core/values/zone-choices.js'

/** Formats a UTC offset in minutes, such as `UTC−8`. Uses a minus sign, because a line could break at a hyphen. */
export const utcText = (offset: number): string =>
  offset === 0 ? 'UTC' : `UTC${offsetText(offset).replace('-', '\u2212').replace(/:00$/, '')}`
