import { typeTag } from './type-tag.js'

/** A date, `Temporal.Instant` or `Temporal.ZonedDateTime` as ISO 8601 in UTC; `null` for what is none of them. */
export function toIsoString(value: unknown): string | null {
  if (!/ (Date|Temporal\.(Instant|ZonedDateTime))]/.test(typeTag(value))) return null
  const { epochMilliseconds = value } = Object(value)
  return new Date(epochMilliseconds).toJSON()
}

/**
 * Writes JSON. What a `Temporal.ZonedDateTime` makes of itself ends with its zone, and is no ISO 8601; what an array makes of
 * itself on a page that has given all arrays a `toJSON` is a text.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key, serialized: unknown) {
    const raw = this[key]
    return Array.isArray(raw) ? raw : (toIsoString(raw) ?? serialized)
  })
