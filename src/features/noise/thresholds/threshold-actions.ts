import type { Action } from '../../../core/actions/action.js'
import type { Mutation } from '../../../core/actions/mutation.js'
import { basisOfUpdate } from '../../../core/actions/basis-of-update.js'
import { ignoreNotFound } from '../../../core/queries/ignore-not-found.js'
import { noiseThresholds } from '../../../core/resources/resource-kind.js'
import type { Device, NoiseThreshold } from '../../../core/resources/resources.js'
import { deviceName } from '../../device/rules/device.js'
import { noiseThresholdListQuery } from '../data/noise-queries.js'
import { ThresholdChangeEvent } from '../noise-events.js'
import type { ChangedNoiseThreshold, NewNoiseThreshold } from '../rules/noise-threshold-parameters.js'

/** Key of the mutations of a sensor's thresholds. */
export const thresholdsKey = (deviceId: string): string => `noise thresholds ${deviceId}`

/** Common part of mutations of an existing threshold, with its precondition. */
const ofThreshold = (
  deviceId: string,
  id: string,
  apply: (threshold: NoiseThreshold) => NoiseThreshold
): Pick<Mutation<NoiseThreshold>, 'key' | 'target' | 'precondition' | 'patch' | 'refetchOnError'> => ({
  key: thresholdsKey(deviceId),
  target: { deviceIds: [deviceId] },
  precondition: (known) => noiseThresholds.select(known).get(id)?.resource,
  patch: { kind: noiseThresholds, id, apply },
  refetchOnError: noiseThresholdListQuery(deviceId)
})

/** Creates a threshold. Listed after the platform has confirmed it. */
export const createThreshold: Action<NewNoiseThreshold, NoiseThreshold, NoiseThreshold> = {
  change(params) {
    const list = noiseThresholdListQuery(params.device_id)
    return {
      key: thresholdsKey(params.device_id),
      onConflict: 'ignore',
      operation: 'noiseSensors.noiseThresholds.create',
      params: { ...params },
      target: { deviceIds: [params.device_id] },
      isOptimistic: false,
      creates: { kind: noiseThresholds, list, resource: (answer) => answer },
      request: ({ noiseSensors }, options) => noiseSensors.noiseThresholds.create(params, options),
      refetchOnError: list
    }
  },
  event: (params, { noise_threshold_id }) =>
    new ThresholdChangeEvent({ change: 'created', ...params, noise_threshold_id })
}

export const updateThreshold: Action<ChangedNoiseThreshold, NoiseThreshold> = {
  change(params) {
    const { device_id, noise_threshold_id: id, ...values } = params
    return {
      onConflict: 'ignore',
      operation: 'noiseSensors.noiseThresholds.update',
      params: { ...params },
      isOptimistic: false,
      request: ({ noiseSensors }, options) => noiseSensors.noiseThresholds.update(params, options),
      ...ofThreshold(device_id, id, (threshold) => ({ ...threshold, ...values })),
      precondition: basisOfUpdate(noiseThresholds, id, values)
    }
  },
  event: (params) => new ThresholdChangeEvent({ change: 'updated', ...params })
}

interface Deletion {
  readonly device: Device
  readonly threshold: NoiseThreshold
  /** Error toast shown in another element if the deletion fails after its element was removed. */
  readonly failed: string
}

/** Deletes a threshold, after pending mutations of the sensor's thresholds. Hidden immediately. */
export const deleteThreshold: Action<Deletion, NoiseThreshold> = {
  change({ device, threshold: { noise_threshold_id }, failed }) {
    const { device_id } = device
    const params = { device_id, noise_threshold_id }
    return {
      onConflict: 'queue',
      operation: 'noiseSensors.noiseThresholds.delete',
      params,
      isOptimistic: true,
      request: ({ noiseSensors }, options) =>
        ignoreNotFound(noiseSensors.noiseThresholds.delete(params, { ...options, keepalive: true })),
      detachedErrorMessage: () => ({ subject: deviceName(device), message: failed }),
      ...ofThreshold(device_id, noise_threshold_id, (current) => ({ ...current, is_deleted: true }))
    }
  },
  event: ({ device: { device_id }, threshold: { noise_threshold_id } }) =>
    new ThresholdChangeEvent({ change: 'deleted', device_id, noise_threshold_id })
}
