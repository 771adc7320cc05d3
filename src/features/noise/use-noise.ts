import { useMemo } from 'react'
import { type QueryStatus, useResources } from '../../element/hooks/use-query.js'
import { type Noise, readNoises } from './rules/noise-activity.js'
import type { Device } from '../../core/resources/resources.js'
import { noiseEventListQuery } from './data/noise-queries.js'
import { type NoiseWindows, useNoiseWindows } from './use-noise-windows.js'

/** What is known of the noise at a sensor. */
export interface NoiseData extends NoiseWindows {
  /** The newest first. */
  readonly noises: readonly Noise[]
  readonly events: QueryStatus
  /** Until it is known which zone it is, no time can be shown. */
  readonly isZoneKnown: boolean
}

/** Reads how loud it may be at a sensor and how loud it was, both once for all who show it. */
export function useNoise(device: Device): NoiseData {
  const known = useNoiseWindows(device)
  const { isZoneOwn, thresholds } = known
  const { resources: told, status: events } = useResources(noiseEventListQuery(device.device_id))
  return {
    ...known,
    noises: useMemo(() => readNoises(told), [told]),
    events,
    isZoneKnown: isZoneOwn || thresholds.ids !== undefined || thresholds.error !== undefined
  }
}
