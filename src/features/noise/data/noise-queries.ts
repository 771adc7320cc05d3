import { subMonths } from 'date-fns/subMonths'
import type { ListQuery } from '../../../core/queries/query.js'
import { events, noiseThresholds } from '../../../core/resources/resource-kind.js'
import type { NoiseThreshold, PlatformEvent } from '../../../core/resources/resources.js'

const EVENT_TYPE = 'noise_sensor.noise_threshold_triggered'
const EVENT_REFRESH = 30_000
const THRESHOLD_REFRESH = 60_000

export const noiseThresholdListQuery = (deviceId: string): ListQuery<NoiseThreshold> => ({
  key: `noiseSensors.noiseThresholds.list ${deviceId}`,
  operation: 'noiseSensors.noiseThresholds.list',
  kind: noiseThresholds,
  request: ({ noiseSensors }, options) => noiseSensors.noiseThresholds.list({ device_id: deviceId }, options),
  refetchInterval: THRESHOLD_REFRESH
})

/** The noise events of a sensor in the last month. */
export const noiseEventListQuery = (deviceId: string): ListQuery<PlatformEvent> => ({
  key: `events.list ${deviceId} ${EVENT_TYPE}`,
  operation: 'events.list',
  kind: events,
  request: ({ events: calls }, options) =>
    calls.list({ device_id: deviceId, event_type: EVENT_TYPE, since: subMonths(Date.now(), 1).toISOString() }, options),
  refetchInterval: EVENT_REFRESH
})
