import type { AccessCode, Device } from '../../../src/core/resources/resources.js'

/** Returns a device with possibly malformed fields. */
export const device = (fields: object = {}): Device => Object.assign({ device_id: 'device' }, fields)

/** Returns a device with possibly malformed properties. */
export const deviceWith = (properties: unknown, fields: object = {}): Device => device({ ...fields, properties })

/** Returns an access code with possibly malformed fields. */
export const accessCode = (fields: object = {}): AccessCode => Object.assign({ access_code_id: 'code' }, fields)
