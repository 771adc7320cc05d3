import { tagOf } from './tag.js'

/** A date, `Temporal.Instant` or `Temporal.ZonedDateTime` as ISO 8601 in UTC; `null` for what is none of them. */
export function momentOf(value: unknown): string | null {
  if (!/ (Date|Temporal\.(Instant|ZonedDateTime))]/.test(tagOf(value))) return null
  const { epochMilliseconds = value } = Object(value)
  return new Date(epochMilliseconds).toJSON()
}

/** Writes JSON. What a `Temporal.ZonedDateTime` makes of itself ends with its zone, and is no ISO 8601. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key, written: unknown) {
    return momentOf(this[key]) ?? written
  })
