import type { Entry, Tables } from '../../../src/core/resources/resource-kind.js'
import { json } from '../../client/recording-fetch.js'
import type { OpenSession } from '../open-session.js'

const listOf = <Resource>(table: ReadonlyMap<string, Entry<Resource>>): Resource[] =>
  [...table.values()].flatMap(({ resource }) => resource ?? [])

/**
 * Makes the platform answer the reads of resources.
 *
 * @param now returns the resources of the platform. @default those that the session knows
 */
export function respondToReads(
  { platform, session }: Pick<OpenSession, 'platform' | 'session'>,
  now: () => Tables = () => session.store.getState().confirmed
): void {
  const respond = (path: string, body: () => object): void => platform.on(path, () => json(body()))
  respond('/access_codes/get', () => ({ access_code: listOf(now().accessCodes)[0] }))
  respond('/access_grants/get', () => ({ access_grant: listOf(now().accessGrants)[0] }))
  respond('/devices/get', () => ({ device: listOf(now().devices)[0] }))
  respond('/noise_sensors/noise_thresholds/list', () => ({ noise_thresholds: listOf(now().noiseThresholds) }))
  respond('/thermostats/schedules/list', () => ({ thermostat_schedules: listOf(now().thermostatSchedules) }))
}
