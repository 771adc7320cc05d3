import { cleanUpAfterEach } from '../support/setup.js'
import { describeTable } from './describe-table.js'

cleanUpAfterEach()

describeTable('Device table', {
  tag: 'x-device-table',
  list: '/devices/list',
  operation: 'devices.list',
  noun: 'devices',
  title: 'Devices',
  rows: 30,
  count: 30,
  search: {
    text: 'room',
    count: 7,
    found: [
      'Bedroom Thermostat',
      'Bike Room',
      'Parcel Room',
      'Storage Room',
      'Living Room Sensor',
      'Boiler Room',
      'Conference Room'
    ]
  },
  chip: { name: '3 device issues', rows: 3, found: ['Boiler Room'] },
  opens: { row: 'Garage', title: 'Device', event: 'device-click' },
  hostFunctions: ['deviceFilter', 'deviceComparator', 'errorFilter', 'warningFilter']
})

describeTable('Access code table', {
  tag: 'x-access-code-table',
  given: { deviceId: 'device_garage' },
  list: '/access_codes/list',
  operation: 'accessCodes.list',
  noun: 'access codes',
  title: 'Access Codes',
  // One code has ended.
  rows: 25,
  count: 26,
  search: { text: 'guest', count: 4, found: ['Guest Weber', 'Guest Okafor', 'Guest Tanaka', 'Guest Novák'] },
  chip: { name: '13 access code issues', rows: 13, found: ['Guest Novák'] },
  opens: { row: 'Courier', title: 'Access code', event: 'access-code-click' },
  hostFunctions: ['accessCodeFilter', 'accessCodeComparator', 'errorFilter', 'warningFilter']
})
