/** Maximum number of placeholder rows. */
const MAX_ROWS = 10

/** Returns the expected number of rows, if the host lists the devices. */
export const expectedRowCount = (deviceIds: unknown): number | undefined =>
  Array.isArray(deviceIds) && deviceIds.length > 0 ? Math.min(MAX_ROWS, new Set(deviceIds).size) : undefined
