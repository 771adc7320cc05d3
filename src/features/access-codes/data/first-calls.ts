import type { PreloadCall } from '../../../client/preload-cache.js'
import { deviceListParameters, deviceParameters } from '../../device/data/read-parameters.js'
import type { BySelection, Create } from './first-reads.js'
import { accessCodeListParameters, accessCodeReadParameters } from './read-parameters.js'

const PARAMETERS: BySelection<object> = {
  '/access_codes/get': accessCodeReadParameters,
  '/access_codes/list': accessCodeListParameters,
  '/devices/get': deviceParameters,
  '/devices/list': deviceListParameters
}

/** Creates the request of a first query, to send it before there is a client. */
export const firstCall: Create<PreloadCall> = (path, selection) => ({ path, parameters: PARAMETERS[path](selection) })
