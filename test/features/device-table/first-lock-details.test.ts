import { prerenderScreen } from '../../../elements/first/lock-details.js'
import { describePrerender, having } from '../contracts/describe-prerender.js'
import { offline } from '../support/device-table.js'
import { cleanUpAfterEach } from '../support/setup.js'

cleanUpAfterEach()

describePrerender('lock details', {
  tag: 'x-lock-details',
  prerenderScreen,
  deviceId: 'device_front_door',
  parts: '.shown > :is(slot, .header, .offline), .device > div > *',
  later: '.disclosure > div > *, .next-codes',
  places: '.header, .device > div > *',
  holds: ['/events/list'],
  inert: '.latch-button',
  isRendered: (element) => !!element.shadowRoot?.querySelector('.next-codes bdi'),
  same: {
    'for a locked lock': {},
    'for an unlocked lock': { properties: { deviceId: 'device_garage' } },
    'for a lock with an unknown state': { edit: having({ locked: undefined }) }
  },
  left: {
    'for a lock with an error': { edit: (device) => (device.errors = [offline]) },
    'for an offline lock': { edit: having({ online: false }) },
    'for a device that is not a lock': { properties: { deviceId: 'device_hallway_thermostat' } }
  }
})
