import { useMemo } from 'react'
import { type QueryStatus, useResources } from '../../element/hooks/use-query.js'
import { type Noise, readNoises } from './rules/noise-activity.js'
import type { Device } from '../../core/resources/resources.js'
import { noiseEventListQuery } from './data/noise-queries.js'
import { type NoiseWindows, useNoiseWindows } from './use-noise-windows.js'

/** Thresholds and noise events of a sensor. */
export interface NoiseData extends NoiseWindows {
  /** Newest first. */
  readonly noises: readonly Noise[]
  readonly events: QueryStatus
  /** `false` while the time zone is unknown, so that no time can be shown. */
  readonly isZoneKnown: boolean
}

/** Loads the thresholds and noise events of a sensor. */
export function useNoise(device: Device): NoiseData {
  const known = useNoiseWindows(device)
  const { isZoneOwn, thresholds } = known
  const { resources: reported, status: events } = useResources(noiseEventListQuery(device.device_id))
  return {
    ...known,
    noises: useMemo(() => readNoises(reported), [reported]),
    events,
    isZoneKnown: isZoneOwn || thresholds.ids !== undefined || thresholds.error !== undefined
  }
}
