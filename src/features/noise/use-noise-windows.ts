import { useMemo } from 'react'
import { useNow } from '../../element/hooks/use-now.js'
import { type QueryStatus, useResources } from '../../element/hooks/use-query.js'
import type { Device } from '../../core/resources/resources.js'
import { localZone } from '../../core/values/time-zone.js'
import { noiseThresholdListQuery } from './data/noise-queries.js'
import { type NoiseWindow, noiseWindows, noiseZone } from './rules/noise-thresholds.js'
import { useThresholdErrors } from './use-threshold-errors.js'

/** How loud it may be at a sensor, and when. */
export interface NoiseWindows {
  readonly windows: readonly NoiseWindow[]
  readonly thresholds: QueryStatus
  /** In which times are shown: that of the sensor, else of its thresholds, else of the browser. */
  readonly zone: string
  /** Whether it is that of the sensor or of its thresholds. */
  readonly isZoneOwn: boolean
  /** In ms since 1970, to the minute. */
  readonly now: number
}

/** Reads how loud it may be at a sensor, once for all who show it. */
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
