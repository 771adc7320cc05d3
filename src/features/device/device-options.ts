import { drawn } from '../../element/options/option.js'
import { scopeOptions } from '../../element/options/scope-options.js'

/** Options of the details of a device. */
export const deviceOptions = { deviceId: drawn(scopeOptions.deviceId) }
