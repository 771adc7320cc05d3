import type { AccessCode, Device, UnmanagedAccessCode } from '../../../src/core/resources/resources.js'
import {
  createAccessCode,
  deleteAccessCode,
  updateAccessCode
} from '../../../src/features/access-codes/data/access-code-changes.js'
import { pullBackupAccessCode } from '../../../src/features/access-codes/data/backup-access-code.js'
import { createCodesChange } from '../../../src/features/access-codes/data/create-codes.js'
import type { Change } from '../../../src/core/actions/change.js'
import { lockChange, renameChange } from '../../../src/features/device/data/changes.js'
import * as climate from '../../../src/features/climate/data/climate-changes.js'
import { createConnectWebview } from '../../../src/features/account/data/connect-account.js'
import type { Operation } from '../../../src/core/gate/operations.js'
import { NO_RESOURCES, type Tables } from '../../../src/core/resources/resource-kind.js'
import { convertToManaged } from '../../../src/features/access-codes/data/unmanaged-access-codes.js'

const preset = { climate_preset_key: 'night', name: 'Night', hvac_mode_setting: 'off' }

export const device: Device = {
  device_id: 'door',
  connected_account_id: 'account',
  display_name: 'Door',
  properties: {
    name: 'Door',
    locked: true,
    fan_mode_setting: 'auto',
    current_climate_setting: { hvac_mode_setting: 'heat', heating_set_point_fahrenheit: 68 },
    available_climate_presets: [preset]
  }
}
export const code: AccessCode = {
  access_code_id: 'code',
  device_id: 'door',
  name: 'Anna',
  code: '1234',
  type: 'ongoing'
}
const unmanaged: UnmanagedAccessCode = { access_code_id: 'foreign', device_id: 'door' }

/** A platform on which there is one device, and one code on it. */
export const known = (own: Device = device, ownCode: AccessCode = code): Tables => ({
  ...NO_RESOURCES,
  devices: new Map([['door', { resource: own, version: 0 }]]),
  accessCodes: new Map([['code', { resource: ownCode, version: 0 }]])
})

/** The same after somebody has changed everything that can be changed. */
export const changedElsewhere = (): Tables =>
  known(
    {
      ...device,
      display_name: 'Gate',
      properties: {
        name: 'Gate',
        locked: false,
        fan_mode_setting: 'on',
        current_climate_setting: { hvac_mode_setting: 'cool', cooling_set_point_fahrenheit: 70 },
        available_climate_presets: [{ ...preset, name: 'Late' }]
      }
    },
    { ...code, name: 'Hanna' }
  )

const newCode = { device_id: 'door', name: 'Ben', code: '4321' }
const newPreset = {
  device_id: 'door',
  climate_preset_key: 'night',
  name: 'Night',
  hvac_mode_setting: 'off',
  manual_override_allowed: false
} as const

/** A command of each kind that there is: whoever adds one has to add it here as well, for this does not compile without it. */
export const EVERY_COMMAND: Readonly<Record<Operation, () => Change<unknown>>> = {
  'locks.lockDoor': () => lockChange(device, 'lock'),
  'locks.unlockDoor': () => lockChange(device, 'unlock'),
  'devices.update': () => renameChange(device, 'Front'),
  'accessCodes.create': () => createAccessCode(newCode),
  'accessCodes.createMultiple': () => createCodesChange({ device_ids: ['door'], name: 'Ben' }),
  'accessCodes.pullBackupAccessCode': () => pullBackupAccessCode(code, 'door'),
  'accessCodes.unmanaged.convertToManaged': () => convertToManaged(unmanaged, 'door'),
  'accessCodes.update': () => updateAccessCode({ access_code_id: 'code', ...newCode, type: 'ongoing' }),
  'accessCodes.delete': () => deleteAccessCode(code),
  'thermostats.heat': () =>
    climate.climateChange({ kind: 'heat', params: { device_id: 'door', heating_set_point_fahrenheit: 70 } }),
  'thermostats.cool': () =>
    climate.climateChange({ kind: 'cool', params: { device_id: 'door', cooling_set_point_fahrenheit: 75 } }),
  'thermostats.heatCool': () =>
    climate.climateChange({
      kind: 'heat_cool',
      params: { device_id: 'door', heating_set_point_fahrenheit: 70, cooling_set_point_fahrenheit: 75 }
    }),
  'thermostats.off': () => climate.climateChange({ kind: 'off', params: { device_id: 'door' } }),
  'thermostats.setFanMode': () => climate.fanModeChange(device, 'on'),
  'thermostats.activateClimatePreset': () => climate.activatePresetChange(device, preset),
  'thermostats.createClimatePreset': () => climate.createPresetChange(newPreset),
  'thermostats.updateClimatePreset': () => climate.updatePresetChange(newPreset),
  'thermostats.deleteClimatePreset': () => climate.deletePresetChange(device, 'night'),
  'connectWebviews.create': () => createConnectWebview(() => ({}), 'https://host.test/')
}
