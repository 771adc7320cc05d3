/** Returns the offered modes, preceded by the current mode if it isn't offered. */
export const shownModes = (offered: readonly string[], value: string): readonly string[] =>
  offered.includes(value) ? offered : [value, ...offered]
