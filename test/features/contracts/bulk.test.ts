import { doors } from '../device-table/bulk/many.js'
import { fillCode, NAME } from '../support/code-form.js'
import { cleanUpAfterEach, until } from '../support/setup.js'
import { describeBulk } from './describe-bulk.js'

cleanUpAfterEach()

const ROOMS = [1, 2, 3].map((number) => ({
  kind: 'thermostat' as const,
  name: `Room ${number}`,
  presets: [{ key: 'away', name: 'Away', mode: 'heat_cool' as const, heat: 60, cool: 80 }]
}))

const CODES = ['One', 'Two', 'Three'].map((name, index) => ({ name, code: `471${index}` }))
const GATE = { kind: 'lock' as const, name: 'Gate' }

describeBulk('Locking doors', {
  tag: 'x-device-table',
  given: { devices: doors(4) },
  count: 4,
  action: 'Lock 4 locks',
  outcome: 'locked',
  shownByRow: ['Sending…', 'Done'],
  path: '/locks/lock_door',
  operation: 'locks.lockDoor',
  event: 'lock-change'
})

describeBulk('Unlocking doors', {
  tag: 'x-device-table',
  given: { devices: doors(3, true) },
  count: 3,
  action: 'Unlock 3 locks',
  outcome: 'unlocked',
  shownByRow: ['Sending…', 'Done'],
  path: '/locks/unlock_door',
  operation: 'locks.unlockDoor',
  event: 'lock-change'
})

describeBulk('Setting the fans of thermostats', {
  tag: 'x-device-table',
  given: { devices: ROOMS },
  count: 3,
  action: 'Set the fan of 3 thermostats',
  isInMenu: true,
  confirm: 'Set on 3',
  path: '/thermostats/set_fan_mode',
  operation: 'thermostats.setFanMode',
  event: 'fan-mode-change'
})

describeBulk('Applying a preset to thermostats', {
  tag: 'x-device-table',
  given: { devices: ROOMS },
  count: 3,
  action: 'Apply a preset to 3 thermostats',
  confirm: 'Apply to 3',
  path: '/thermostats/activate_climate_preset',
  operation: 'thermostats.activateClimatePreset',
  event: 'climate-change'
})

describeBulk('Adding one access code to locks', {
  tag: 'x-device-table',
  given: { devices: doors(3) },
  count: 3,
  action: 'Add an access code to 3 locks',
  confirm: 'Add to 3 locks',
  async fill(t) {
    await until(() => t.screen.maybe(NAME))
    await fillCode(t)
  },
  path: '/access_codes/create_multiple',
  operation: 'accessCodes.createMultiple',
  isCombined: true,
  event: 'access-code-created'
})

describeBulk('Deleting access codes', {
  tag: 'x-access-code-table',
  given: { devices: [{ ...GATE, accessCodes: CODES }], deviceId: 'device_gate' },
  count: 3,
  action: 'Delete 3 access codes',
  outcome: 'deleted',
  path: '/access_codes/delete',
  operation: 'accessCodes.delete',
  shownByRow: ['Done'],
  event: 'access-code-deleted'
})

describeBulk('Importing the codes set at a lock', {
  tag: 'x-access-code-table',
  given: { devices: [{ ...GATE, unmanagedAccessCodes: CODES }], deviceId: 'device_gate' },
  count: 3,
  action: 'Import all 3',
  path: '/access_codes/unmanaged/convert_to_managed',
  operation: 'accessCodes.unmanaged.convertToManaged',
  isForAll: true,
  event: 'access-code-created'
})
