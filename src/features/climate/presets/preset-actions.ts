import type { Action } from '../../../core/actions/action.js'
import { ignoreNotFound } from '../../../core/queries/ignore-not-found.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { ofDevice } from '../../device/data/of-device.js'
import { deviceName } from '../../device/rules/device.js'
import { PresetCreatedEvent, PresetDeletedEvent, PresetUpdatedEvent } from '../climate-events.js'
import { withCreatedPreset, withoutPreset, withUpdatedPreset } from '../rules/climate-patch.js'
import { presetName, presetOf } from '../rules/climate-preset.js'
import type { ChangedClimatePreset, NewClimatePreset } from '../rules/climate-preset-parameters.js'
import { failureText } from '../../../element/hooks/failure-text.js'

/** Returns the mutation key of a thermostat's presets. One mutation per key is in flight at a time. */
export const presetsKey = (deviceId: string): string => `climate presets ${deviceId}`

const presetBy =
  (key: string) =>
  (device: Device): unknown =>
    presetOf(device, key)

const saving = (params: NewClimatePreset, apply: (device: Device) => Device) => ({
  key: presetsKey(params.device_id),
  onConflict: 'ignore' as const,
  params: { ...params },
  isOptimistic: false,
  ...ofDevice(params.device_id, presetBy(params.climate_preset_key), apply)
})

/** Creates a preset. */
export const createPreset: Action<NewClimatePreset, Device> = {
  change: (params) => ({
    ...saving(params, (device) => withCreatedPreset(device, params)),
    operation: 'thermostats.createClimatePreset',
    request: ({ thermostats }, options) => thermostats.createClimatePreset(params, options)
  }),
  event: (params) => new PresetCreatedEvent(params),
  texts: (params, { climatePresets: texts }) => ({ success: { subject: presetName(params), message: texts.created } })
}

/** Updates a preset. */
export const updatePreset: Action<ChangedClimatePreset, Device> = {
  change: (params) => ({
    ...saving(params, (device) => withUpdatedPreset(device, params)),
    operation: 'thermostats.updateClimatePreset',
    request: ({ thermostats }, options) => thermostats.updateClimatePreset(params, options)
  }),
  event: (params) => new PresetUpdatedEvent(params),
  texts: (params, { climatePresets: texts }) => ({ success: { subject: presetName(params), message: texts.updated } })
}

interface Deletion {
  readonly device: Device
  readonly preset: ClimatePreset
}

/** Deletes a preset. Queued behind other preset mutations of the thermostat; the preset disappears optimistically. */
export const deletePreset: Action<Deletion, Device> = {
  undoWhilePending: true,
  change({ device, preset: { climate_preset_key } }) {
    const { device_id } = device
    const params = { device_id, climate_preset_key }
    return {
      key: presetsKey(device_id),
      onConflict: 'queue',
      operation: 'thermostats.deleteClimatePreset',
      params,
      isOptimistic: true,
      request: ({ thermostats }, options) =>
        ignoreNotFound(thermostats.deleteClimatePreset(params, { ...options, keepalive: true })),
      detachedErrorMessage: ({ climatePresets }) => ({
        subject: deviceName(device),
        message: climatePresets.deleteFailed
      }),
      ...ofDevice(device_id, presetBy(climate_preset_key), (current) => withoutPreset(current, climate_preset_key))
    }
  },
  event: ({ device, preset }) => new PresetDeletedEvent(device.device_id, preset.climate_preset_key),
  texts({ preset }, messages) {
    const { climatePresets: texts } = messages
    const subject = presetName(preset)
    return {
      success: { subject, message: texts.deleted },
      failed: (error) => ({ subject, message: failureText(error, texts.deleteFailed, messages) })
    }
  }
}
