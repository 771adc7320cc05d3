import { deviceListQuery, deviceQuery } from '../../src/features/device/data/queries.js'

/** Where the platform gives one device, and where all of them. */
export const GET = '/devices/get'
export const LIST = '/devices/list'

/** The read of one device, and that of all of them. */
export const front = deviceQuery('front')
export const everything = deviceListQuery({})
