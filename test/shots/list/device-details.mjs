import { withoutDevice, withoutNetwork } from './support/device-conditions.mjs'
import { of } from './support/devices.mjs'
import { entriesOf } from './support/entries.mjs'

export const deviceDetails = entriesOf(
  'device details',
  { element: 'x-device-details', options: { deviceId: 'device_front_door' } },
  {
    'a lock': of('device_front_door', ['find', 'button', 'Unlock']),
    'a thermostat': of(
      'device_hallway_thermostat',
      ['pressWhereNarrow', 'button', 'Scale', 'slider', 'Heat'],
      ['find', 'slider', 'Heat']
    ),
    'a noise sensor': of('device_living_room_sensor', ['find', 'tab', 'Activity']),
    'the access codes of a lock': of(
      'device_office',
      ['press', 'button', /access codes$/],
      ['find', 'heading', /^Access Codes/]
    ),
    'the presets of a thermostat': of(
      'device_hallway_thermostat',
      ['press', 'button', /^Manage/],
      ['see', 'Guest arrival']
    ),
    ...withoutDevice,
    'without network': withoutNetwork(['find', 'button', 'Unlock'])
  }
)
