import { unusualDevice, withoutDevice } from './device-conditions.mjs'
import { entriesOf } from './entries.mjs'
import { FAILS, FORBIDDEN } from './faults.mjs'
import { LONG_WORD } from './texts.mjs'

const UNLOCK = '/locks/unlock_door'
const RENAME = '/devices/update'

const of = (deviceId, ...steps) => ({ options: { deviceId }, steps })

export const lockDetails = entriesOf(
  'lock details',
  { element: 'x-lock-details', options: { deviceId: 'device_front_door' } },
  {
    locked: of('device_front_door', ['find', 'button', 'Unlock']),
    unlocked: of('device_back_door', ['find', 'button', 'Lock']),
    'battery low': of('device_garden_gate', ['find', 'button', 'Lock']),
    'state unknown': of('device_roof_terrace', ['see', 'Roof Terrace']),
    'can be unlocked alone': of('device_parcel_room', ['find', 'button', 'Unlock']),
    'cannot be locked from here': of('device_storage_room', ['see', 'Storage Room']),
    'takes no codes': of('device_conference_room', ['see', 'Conference Room']),
    offline: of('device_side_entrance', ['see', 'Device Offline']),
    'account disconnected': of('device_penthouse', ['see', 'Account Offline']),
    'errors and warnings': of('device_boiler_room', ['see', 'Pair it again']),
    'longest name': of('device_long_name', ['find', 'button', 'Unlock']),
    'name of one long word': {
      platform: { devices: { '*': { properties: { name: LONG_WORD } } } },
      steps: [['find', 'button', 'Unlock']]
    },
    'name from right to left': of('device_arabic_name', ['find', 'button', 'Lock']),
    ...withoutDevice,
    ...unusualDevice(['find', 'button', 'Unlock']),
    unlocking: { platform: { holds: [UNLOCK] }, steps: [['press', 'button', 'Unlock']] },
    'still waiting': {
      platform: { faults: { [UNLOCK]: { attempt: 'never-ends' } } },
      steps: [
        ['press', 'button', 'Unlock'],
        ['wait', 12],
        ['see', 'Still waiting for the door']
      ]
    },
    'locking, from a state that is unknown': {
      options: { deviceId: 'device_roof_terrace' },
      platform: { holds: ['/locks/lock_door'] },
      steps: [
        ['press', 'button', 'Lock'],
        ['see', 'Locking …']
      ]
    },
    'unlocked, as it says': {
      steps: [
        ['press', 'button', 'Unlock'],
        ['wait', 3],
        ['see', 'successfully updated']
      ]
    },
    'not unlocked': {
      platform: { faults: { [UNLOCK]: FAILS } },
      steps: [
        ['press', 'button', 'Unlock'],
        ['wait', 3],
        ['see', 'Failed to update lock status']
      ]
    },
    'name being edited': {
      steps: [
        ['press', 'button', 'Edit name'],
        ['find', 'textbox', 'Device name']
      ]
    },
    'name too long': {
      steps: [
        ['press', 'button', 'Edit name'],
        ['fill', 'textbox', 'Device name', 'x'.repeat(80)],
        ['key', 'Enter'],
        ['see', 'at most 64']
      ]
    },
    'name refused': {
      platform: { faults: { [RENAME]: FORBIDDEN } },
      steps: [
        ['press', 'button', 'Edit name'],
        ['fill', 'textbox', 'Device name', 'Main entrance'],
        ['key', 'Enter'],
        ['see', 'could not be saved']
      ]
    },
    'as little as can be': {
      options: {
        disableLockUnlock: true,
        disableResourceIds: true,
        disableConnectedAccountInformation: true,
        disableCreateAccessCode: true
      },
      steps: [['see', 'Front Door']]
    },
    'with a way back': { options: { showBack: true }, steps: [['find', 'button', 'Back']] },
    'lock button in focus': { steps: [['tabTo', 'button', 'Unlock']] },
    'lock button pointed at': { steps: [['hover', 'button', 'Unlock']] }
  }
)
