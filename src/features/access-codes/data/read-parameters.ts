/** How many of a list are asked for at once. */
const PAGE = 200

/** What the access codes of a device are asked for with. */
export const accessCodeListParameters = (deviceId: string) => ({ device_id: deviceId, limit: PAGE })

/** What one access code is asked for with. */
export const accessCodeReadParameters = (accessCodeId: string) => ({ access_code_id: accessCodeId })
