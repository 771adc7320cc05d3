/** The modes that are offered, after one that is not and is in use. */
export const shownModes = (offered: readonly string[], value: string): readonly string[] =>
  offered.includes(value) ? offered : [value, ...offered]
