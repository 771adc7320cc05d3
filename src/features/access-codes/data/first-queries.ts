import type { PreloadCall } from '../../../client/preload-cache.js'
import type { Query } from '../../../core/queries/query.js'
import { deviceListQuery, deviceQuery } from '../../device/data/queries.js'
import { accessCodeQuery } from './access-code-queries.js'
import { accessCodeListQuery } from './code-list-query.js'
import { firstCall } from './first-calls.js'
import { type BySelection, FIRST_READS, type FirstOptions } from './first-reads.js'

const QUERIES: BySelection<Query<unknown>> = {
  '/access_codes/get': accessCodeQuery,
  '/access_codes/list': accessCodeListQuery,
  '/devices/get': deviceQuery,
  '/devices/list': deviceListQuery
}

/**
 * Returns the first queries of an element, and the same as requests that are sent before there is a client. The build
 * reads the name in `elements/`, for the autoloader.
 */
export const readFirst = (name: keyof typeof FIRST_READS) => ({
  queries: (options: FirstOptions): readonly Query<unknown>[] =>
    FIRST_READS[name]((path, selection) => QUERIES[path](selection), options),
  calls: (options: FirstOptions): readonly PreloadCall[] => FIRST_READS[name](firstCall, options)
})
