import { useEffect, useMemo, useRef } from 'react'
import type { Device, NoiseThreshold } from '../../core/resources/resources.js'
import { localZone } from '../../core/values/time-zone.js'
import { parseString } from '../../core/values/value.js'
import { parseZonedTime } from '../../core/values/zoned-time.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'
import { type QueryStatus, useResources } from '../../element/hooks/use-query.js'
import { noiseEventListQuery, noiseThresholdListQuery } from './data/noise-queries.js'
import { type Noise, readNoises } from './rules/noise-activity.js'
import { type NoiseWindow, noiseWindows, noiseZone } from './rules/noise-thresholds.js'

const REASONS = { empty: 'empty string', time: 'cannot parse date', zone: 'cannot parse time zone' }

/** Reports invalid times of thresholds to the host, once each. */
function useThresholdErrors(deviceId: string, thresholds: readonly NoiseThreshold[]): void {
  const { controller } = useElement()
  const reported = useRef(new Set<string>())
  useEffect(() => {
    for (const { starts_daily_at, ends_daily_at } of thresholds) {
      for (const value of [starts_daily_at, ends_daily_at]) {
        const time = parseZonedTime(value)
        if (typeof time === 'object') continue
        const message = `Cannot parse ${parseString(value) ?? ''} as ZonedTime: ${REASONS[time]}`
        if (reported.current.has(message)) continue
        reported.current.add(message)
        controller.report(new Error(message), noiseThresholdListQuery(deviceId).operation)
      }
    }
  }, [controller, deviceId, thresholds])
}

/** Thresholds of a sensor. */
interface NoiseWindows {
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
