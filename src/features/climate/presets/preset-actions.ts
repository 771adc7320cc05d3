import type { Action } from '../../../core/actions/action.js'
import { deletionRequest } from '../../../core/actions/deletion-request.js'
import type { FormEdit } from '../../../core/actions/rebase-form.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { deviceUpdate } from '../../device/data/device-update.js'
import { ofDevice } from '../../device/data/of-device.js'
import { deviceName } from '../../device/rules/device.js'
import { PresetCreatedEvent, PresetDeletedEvent, PresetUpdatedEvent } from '../climate-events.js'
import { withCreatedPreset, withoutPreset, withUpdatedPreset } from '../rules/climate-patch.js'
import { presetName, presetOf } from '../rules/climate-preset.js'
import { type ClimatePresetForm, climatePresetForm, presetFormRules } from '../rules/climate-preset-form.js'
import {
  type ChangedClimatePreset,
  type NewClimatePreset,
  updatePresetParameters
} from '../rules/climate-preset-parameters.js'

/** Key of the mutations of a thermostat's presets. */
export const presetsKey = (deviceId: string): string => `climate presets ${deviceId}`

/** Returns the precondition of a preset's mutations. */
const presetBy =
  (key: string) =>
  (device: Device): unknown =>
    presetOf(device, key)

/** Creates a preset of a thermostat. It is shown after the response. */
export const createPreset: Action<NewClimatePreset, Device> = {
  mutation: (params) => ({
    key: presetsKey(params.device_id),
    onConflict: 'ignore',
    operation: 'thermostats.createClimatePreset',
    params: { ...params },
    request: ({ thermostats }, options) => thermostats.createClimatePreset(params, options),
    ...ofDevice(params.device_id, presetBy(params.climate_preset_key), (current) => withCreatedPreset(current, params))
  }),
  event: (params) => new PresetCreatedEvent(params),
  texts: (params, { climatePresets: texts }) => ({ success: { subject: presetName(params), message: texts.created } })
}

interface DevicePreset {
  readonly device: Device
  readonly preset: ClimatePreset
}

/** The changes that the user has made in the form of a preset. */
interface Update extends DevicePreset {
  readonly edit: FormEdit<ClimatePresetForm>
}

/** Updates a preset of a thermostat. */
export const updatePreset = deviceUpdate<Update, ClimatePresetForm, ChangedClimatePreset>({
  key: presetsKey,
  operation: 'thermostats.updateClimatePreset',
  request: ({ thermostats }, ...sent) => thermostats.updateClimatePreset(...sent),
  rules: ({ device }) => presetFormRules(device),
  formOf(now, { preset }) {
    const latest = presetOf(now, preset.climate_preset_key)
    return latest && climatePresetForm(now, latest)
  },
  paramsOf: (form, now, { preset }) => updatePresetParameters(form, now, preset),
  apply: withUpdatedPreset,
  event: (params) => new PresetUpdatedEvent(params),
  texts: ({ preset, edit: { values } }, { climatePresets: texts }) => ({
    success: {
      subject: presetName({ ...preset, name: values.name.trim(), display_name: values.name.trim() }),
      message: texts.updated
    }
  })
})

/** Deletes a preset of a thermostat. It disappears before the response. */
export const deletePreset: Action<DevicePreset, Device> = {
  mutation({ device, preset: { climate_preset_key } }) {
    const { device_id } = device
    return {
      key: presetsKey(device_id),
      operation: 'thermostats.deleteClimatePreset',
      ...deletionRequest({ device_id, climate_preset_key }, ({ thermostats }, ...sent) =>
        thermostats.deleteClimatePreset(...sent)
      ),
      ...ofDevice(device_id, presetBy(climate_preset_key), (current) => withoutPreset(current, climate_preset_key)),
      detachedErrorMessage: ({ climatePresets }) => ({
        subject: deviceName(device),
        message: climatePresets.deleteFailed
      })
    }
  },
  event: ({ device, preset }) => new PresetDeletedEvent(device.device_id, preset.climate_preset_key)
}
