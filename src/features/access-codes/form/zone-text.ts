import { offsetText } from '../../../core/values/zone-choices.js'

/** How far a zone is ahead of UTC, in minutes, as it is read, such as `UTC−8:00`. A hyphen would let the line break. */
export const utcText = (offset: number): string => `UTC${offsetText(offset).replace('-', '\u2212')}`
