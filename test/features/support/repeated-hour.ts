/** Three days before the clocks of New York are set back. */
export const NOW = Date.parse('2026-10-29T12:00Z')

/** Warnings at a time that occurs twice. */
export const FIRST = 'This time occurs twice as clocks go back. The first (EDT) will be used.'
export const SECOND = 'This time occurs twice as clocks go back. The second (EST) will be used.'
