import { useMemo } from 'react'
import { useNow } from '../../element/hooks/use-now.js'
import { type QueryStatus, useResources } from '../../element/hooks/use-query.js'
import { type Noise, readNoises } from './rules/noise-activity.js'
import { type NoiseWindow, noiseWindows, noiseZone } from './rules/noise-thresholds.js'
import type { Device } from '../../core/resources/resources.js'
import { localZone } from '../../core/values/time-zone.js'
import { noiseEventListQuery, noiseThresholdListQuery } from './data/noise-queries.js'
import { useThresholdFaults } from './use-threshold-faults.js'

/** What is known of the noise at a sensor. */
export interface NoiseKnowledge {
  readonly windows: readonly NoiseWindow[]
  readonly thresholds: QueryStatus
  /** The newest first. */
  readonly noises: readonly Noise[]
  readonly events: QueryStatus
  /** In which times are shown: that of the sensor, else of its thresholds, else of the browser. */
  readonly zone: string
  /** Whether it is that of the sensor or of its thresholds. */
  readonly isZoneOwn: boolean
  /** Until it is known which zone it is, no time can be shown. */
  readonly isZoneKnown: boolean
  /** In ms since 1970, to the minute. */
  readonly now: number
}

/** Reads how loud it may be at a sensor and how loud it was, both once for all who show it. */
export function useNoise(device: Device): NoiseKnowledge {
  const { device_id: id } = device
  const now = useNow()
  const { resources, status: thresholds } = useResources(noiseThresholdListQuery(id))
  const { resources: told, status: events } = useResources(noiseEventListQuery(id))
  useThresholdFaults(id, resources)
  const own = noiseZone(device, resources)
  const zone = own ?? localZone()
  return {
    windows: useMemo(() => noiseWindows(resources, zone, now), [resources, zone, now]),
    thresholds,
    noises: useMemo(() => readNoises(told), [told]),
    events,
    zone,
    isZoneOwn: own !== undefined,
    isZoneKnown: own !== undefined || thresholds.ids !== undefined || thresholds.error !== undefined,
    now
  }
}
