import { useMemo } from 'react'
import { useNow } from '../../element/hooks/use-now.js'
import { type QueryStatus, useResources } from '../../element/hooks/use-query.js'
import type { Device } from '../../core/resources/resources.js'
import { localZone } from '../../core/values/time-zone.js'
import { noiseThresholdListQuery } from './data/noise-queries.js'
import { type NoiseWindow, noiseWindows, noiseZone } from './rules/noise-thresholds.js'
import { useThresholdErrors } from './use-threshold-errors.js'

/** Thresholds of a sensor. */
export interface NoiseWindows {
  readonly windows: readonly NoiseWindow[]
  readonly thresholds: QueryStatus
  /** Time zone of all times: the sensor's, else its thresholds', else the browser's. */
  readonly zone: string
  /** `true` if it is the sensor's or its thresholds'. */
  readonly isZoneOwn: boolean
  /** In ms since the epoch, rounded to the minute. */
  readonly now: number
}

/** Loads the thresholds of a sensor. */
export function useNoiseWindows(device: Device): NoiseWindows {
  const { device_id: id } = device
  const now = useNow()
  const { resources, status: thresholds } = useResources(noiseThresholdListQuery(id))
  useThresholdErrors(id, resources)
  const own = noiseZone(device, resources)
  const zone = own ?? localZone()
  return {
    windows: useMemo(() => noiseWindows(resources, zone, now), [resources, zone, now]),
    thresholds,
    zone,
    isZoneOwn: own !== undefined,
    now
  }
}
