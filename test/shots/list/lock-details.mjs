import { unusualDevice, withoutDevice } from './support/device-conditions.mjs'
import { of } from './support/devices.mjs'
import { entriesOf } from './support/entries.mjs'
import { FAILS, UNREACHABLE, WITHOUT_PERMISSION } from './support/faults.mjs'
import { LONG_WORD, LONGEST_NAME } from './support/texts.mjs'

const UNLOCK = '/locks/unlock_door'
const RENAME = '/devices/update'
const EVENTS = '/events/list'

const withEvents = (...events) => ({
  faults: {
    [EVENTS]: {
      body: {
        ok: true,
        events: events.map((event, index) => ({ event_id: `event_${index}`, device_id: 'device_front_door', ...event }))
      }
    }
  }
})

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
    'errors and warnings': of('device_boiler_room', ['see', '4 problems']),
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
        ['see', 'Locking…']
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
      platform: { faults: { [RENAME]: WITHOUT_PERMISSION } },
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
    'long words in what happened last': {
      platform: withEvents(
        { event_type: 'device.name_changed', device_name: LONG_WORD, created_at: '2026-03-20T11:40:00Z' },
        { event_type: 'device.name_changed', device_name: LONGEST_NAME, created_at: '2026-03-20T19:40:00Z' },
        { event_type: `door.${'melted_'.repeat(12)}down` }
      ),
      steps: [['see', 'Recent activity']]
    },
    'nothing has happened': { platform: withEvents(), steps: [['see', 'No activity yet']] },
    'what happened last not loaded': {
      platform: { faults: { [EVENTS]: UNREACHABLE } },
      steps: [['see', 'Activity could not be loaded']]
    },
    'all that happened': {
      steps: [
        ['press', 'button', 'Show all activity'],
        ['see', 'Today']
      ]
    },
    'with a way back': { options: { showBack: true }, steps: [['find', 'button', 'Back']] },
    'lock button in focus': { steps: [['tabTo', 'button', 'Unlock']] },
    'lock button pointed at': { steps: [['hover', 'button', 'Unlock']] }
  }
)
