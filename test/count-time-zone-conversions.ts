/** Counts the instants that are converted to the wall time of a time zone while `act` runs. */
export async function countTimeZoneConversions(act: () => unknown): Promise<number> {
  const { prototype } = Intl.DateTimeFormat
  const { formatToParts } = prototype
  let count = 0
  prototype.formatToParts = function counted(...args) {
    count += 1
    return formatToParts.apply(this, args)
  }
  try {
    await act()
  } finally {
    prototype.formatToParts = formatToParts
  }
  return count
}
