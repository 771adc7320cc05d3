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

/** What can change only once at a time at the thresholds of a sensor. */
export const thresholdsKey = (deviceId: string): string => `noise thresholds ${deviceId}`

/** A change of a threshold that there is: it is not made where somebody else has changed that since. */
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

/** Sets how loud it may be during a part of the day. It is in the list as soon as the platform has it, and not before. */
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

/** Changes a threshold. */
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
  /** What a person is told where it fails after the element that asked for it has left the page. */
  readonly failed: string
}

/** Deletes a threshold, after what is under way with those of its sensor: it is gone as soon as that is begun. */
export const deleteThreshold: Action<Deletion, NoiseThreshold> = {
  undoWhilePending: true,
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
