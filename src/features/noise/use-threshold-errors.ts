import { useEffect, useRef } from 'react'
import { useElement } from '../../element/custom-element/element-context.js'
import { parseZonedTime } from '../../core/values/zoned-time.js'
import type { NoiseThreshold } from '../../core/resources/resources.js'
import { noiseThresholdListQuery } from './data/noise-queries.js'

const REASONS = { empty: 'empty string', time: 'cannot parse date', zone: 'cannot parse time zone' }

/** Reports invalid times of thresholds to the host, once each. */
export function useThresholdErrors(deviceId: string, thresholds: readonly NoiseThreshold[]): void {
  const { controller } = useElement()
  const reported = useRef(new Set<string>())
  useEffect(() => {
    for (const { starts_daily_at, ends_daily_at } of thresholds) {
      for (const value of [starts_daily_at, ends_daily_at]) {
        const time = parseZonedTime(value)
        if (typeof time === 'object') continue
        const message = `Cannot parse ${value ?? ''} as ZonedTime: ${REASONS[time]}`
        if (reported.current.has(message)) continue
        reported.current.add(message)
        controller.report(new Error(message), noiseThresholdListQuery(deviceId).operation)
      }
    }
  }, [controller, deviceId, thresholds])
}
