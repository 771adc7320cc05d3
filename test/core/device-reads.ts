import { deviceListQuery, deviceQuery } from '../../src/features/device/data/queries.js'

/** Paths of a single device and of the device list. */
export const GET = '/devices/get'
export const LIST = '/devices/list'

/** Queries of a single device and of the device list. */
export const front = deviceQuery('front')
export const everything = deviceListQuery({})
