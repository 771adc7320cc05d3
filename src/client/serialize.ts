/**
 * Returns the type tag of a value, such as `[object Date]`. Unlike `instanceof`, it works across realms and for
 * polyfills.
 */
export const typeTag = (value: unknown): string => Object.prototype.toString.call(value)

/**
 * Converts a `Date`, `Temporal.Instant` or `Temporal.ZonedDateTime` to an ISO 8601 string in UTC. Returns `null` for
 * other values.
 */
export function toIsoString(value: unknown): string | null {
  if (!/ (Date|Temporal\.(Instant|ZonedDateTime))]/.test(typeTag(value))) return null
  const { epochMilliseconds = value } = Object(value)
  return new Date(epochMilliseconds).toJSON()
}

/**
 * Serializes a value as JSON. Unlike `JSON.stringify`, it omits the time zone of a `Temporal.ZonedDateTime`, which is
 * not ISO 8601, and ignores a `toJSON` that the page has added to arrays.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key, serialized: unknown) {
    const raw = this[key]
    return Array.isArray(raw) ? raw : (toIsoString(raw) ?? serialized)
  })
