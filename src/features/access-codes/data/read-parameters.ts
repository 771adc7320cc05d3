/** Page size of code lists. */
const PAGE = 200

/** Request parameters for the access codes of a device. */
export const accessCodeListParameters = (deviceId: string) => ({ device_id: deviceId, limit: PAGE })

/** Request parameters for one access code. */
export const accessCodeReadParameters = (accessCodeId: string) => ({ access_code_id: accessCodeId })
