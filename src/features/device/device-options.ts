import { prerendered, subjectOption } from '../../element/options/option.js'

/** Options of the details of a device. */
export const deviceOptions = { deviceId: prerendered(subjectOption()) }
