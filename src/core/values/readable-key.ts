/** Returns a key of the platform as words: "guest_arrival" becomes "Guest arrival". */
export function readableKey(key: string): string {
  const labels = key.replaceAll(/[_-]+/g, ' ').trim()
  return labels ? labels.charAt(0).toUpperCase() + labels.slice(1) : key
}

/** Returns the label of a platform value, or the value as words if it is unknown. */
export const labelOf = (value: string, labels: Readonly<Record<string, string>>): string =>
  (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? readableKey(value)
