/** For how many rows a place is held at most. */
const MOST = 10

/** How many rows a list of devices will have, as far as a host that names them lets us know before they are there. */
export const expectedRowCount = (deviceIds: unknown): number | undefined =>
  Array.isArray(deviceIds) && deviceIds.length > 0 ? Math.min(MOST, new Set(deviceIds).size) : undefined
