/** Maximum number of placeholder rows. */
const MOST = 10

/** Returns the expected number of rows, if the host lists the devices. */
export const expectedRowCount = (deviceIds: unknown): number | undefined =>
  Array.isArray(deviceIds) && deviceIds.length > 0 ? Math.min(MOST, new Set(deviceIds).size) : undefined
