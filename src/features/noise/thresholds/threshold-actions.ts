import { crudActions } from '../../../core/actions/crud-actions.js'
import { noiseThresholds } from '../../../core/resources/resource-kind.js'
import type { NoiseThreshold } from '../../../core/resources/resources.js'
import { noiseThresholdListQuery } from '../data/noise-queries.js'
import { ThresholdChangeEvent } from '../noise-events.js'
import type { ChangedNoiseThreshold, NewNoiseThreshold } from '../rules/noise-threshold-parameters.js'

type ThresholdId = Pick<ChangedNoiseThreshold, 'device_id' | 'noise_threshold_id'>

/** Creates, updates and deletes the thresholds of a noise sensor. */
export const thresholdActions = crudActions<NoiseThreshold, ThresholdId, NewNoiseThreshold, ChangedNoiseThreshold>({
  kind: noiseThresholds,
  list: noiseThresholdListQuery,
  identify: (noise_threshold_id, device_id) => ({ device_id, noise_threshold_id }),
  key: (deviceId) => `noise thresholds ${deviceId}`,
  path: 'noiseSensors.noiseThresholds',
  methods: ({ noiseSensors }) => noiseSensors.noiseThresholds,
  event: (detail) => new ThresholdChangeEvent(detail)
})
