/** A value of the platform read as a text; anything else, and an empty text, is nothing. */
export function parseString(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value : undefined
}

/** A value of the platform read as a finite number. */
export function parseNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** A value of the platform read as a list; anything else is an empty one. */
export function parseList<Item>(value: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(value) ? value : []
}
