/** Page size of code lists. */
const PAGE = 200

export const accessCodeListParameters = (deviceId: string) => ({ device_id: deviceId, limit: PAGE })

export const accessCodeReadParameters = (accessCodeId: string) => ({ access_code_id: accessCodeId })
