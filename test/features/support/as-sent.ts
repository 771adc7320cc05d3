import type { AccessCode, Device } from '../../../src/core/resources/resources.js'

/** A device as a platform might send it, whatever it says; without properties, where it says none. */
export const device = (fields: object = {}): Device => Object.assign({ device_id: 'device' }, fields)

/** A device with these properties, whatever they are. */
export const deviceWith = (properties: unknown, fields: object = {}): Device => device({ ...fields, properties })

/** An access code as a platform might send it, whatever it says. */
export const accessCode = (fields: object = {}): AccessCode => Object.assign({ access_code_id: 'code' }, fields)
