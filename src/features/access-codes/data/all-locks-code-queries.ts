import type { ListQuery } from '../../../core/queries/query.js'
import { accessCodes } from '../../../core/resources/resource-kind.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { accessCodeTransitions } from './access-code-queries.js'

const REFRESH = 60_000
/** Refetch interval per lock, in ms: all locks together cause at most six calls a minute. */
const REFRESH_PER_LOCK = 10_000
const PAGE = 200

/**
 * Query for the codes of one of many locks. The more locks, the longer its refetch interval.
 *
 * @param count Number of locks.
 */
export function allLocksCodeListQuery(deviceId: string, count = 1): ListQuery<AccessCode> {
  return {
    key: `accessCodes.list ${deviceId} of many`,
    operation: 'accessCodes.list',
    kind: accessCodes,
    refetchInterval: Math.max(REFRESH, count * REFRESH_PER_LOCK),
    request: (client, options) => client.accessCodes.list({ device_id: deviceId, limit: PAGE }, options),
    transitions: accessCodeTransitions
  }
}

/** The same query at a longer interval, in ms. Codes in transition are not polled. */
export function rareCodeListQuery(deviceId: string, count: number, interval: number): ListQuery<AccessCode> {
  const { transitions: _polled, refetchInterval = 0, ...query } = allLocksCodeListQuery(deviceId, count)
  return { ...query, refetchInterval: Math.max(refetchInterval, interval) }
}
