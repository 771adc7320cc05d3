import { wholeUpdate } from '../../whole-update.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { describeForm } from './describe-form.js'

cleanUpAfterEach()

const SENSOR = 'device_living_room_sensor'
const QUIET = { device_id: SENSOR, noise_threshold_id: 'noise_threshold_living_room_sensor_2' }
const LEVEL = 'Alert above (dB)'

const SIESTA = {
  device_id: SENSOR,
  name: 'Siesta',
  noise_threshold_decibels: 64.5,
  starts_daily_at: '13:00:00[Europe/Stockholm]',
  ends_daily_at: '15:30:00[Europe/Stockholm]'
}

const THRESHOLD = {
  tag: 'x-noise-sensor-details',
  given: { deviceId: SENSOR },
  failed: 'The noise threshold could not be saved. Please try again.',
  disabledBy: 'disableEditThresholds',
  rejected: { parameter: 'noise_threshold_decibels', label: LEVEL, value: '40' }
} as const

describeForm('Form of a new noise threshold', {
  ...THRESHOLD,
  open: 'Add threshold',
  fill: { 'Name (optional)': 'Siesta', [LEVEL]: '64,5', From: '13:00', To: '15:30' },
  path: '/noise_sensors/noise_thresholds/create',
  operation: 'noiseSensors.noiseThresholds.create',
  request: SIESTA,
  event: [
    'threshold-change',
    { change: 'created', ...SIESTA, noise_threshold_id: 'noise_threshold_living_room_sensor_5' }
  ],
  saved: 'SiestaNoise threshold created',
  focused: 'Edit Siesta',
  invalid: { fill: { To: '22:00' }, errors: { [LEVEL]: 'Required', To: 'The end must differ from the start.' } }
})

describeForm('Form of a noise threshold', {
  ...THRESHOLD,
  open: 'Edit Quiet hours',
  fill: { 'Name (optional)': 'Hush' },
  path: '/noise_sensors/noise_thresholds/update',
  operation: 'noiseSensors.noiseThresholds.update',
  request: { ...QUIET, name: 'Hush' },
  event: ['threshold-change', { change: 'updated', ...QUIET, name: 'Hush' }],
  saved: 'HushNoise threshold updated',
  focused: 'Edit Hush',
  invalid: { fill: { [LEVEL]: '141' }, errors: { [LEVEL]: 'Enter a number from 0 to 140.' } },
  elsewhere: {
    read: '/noise_sensors/noise_thresholds/list',
    update: (client, fields) => client.noiseSensors.noiseThresholds.update({ ...QUIET, ...fields }),
    remove: (client) => client.noiseSensors.noiseThresholds.delete(QUIET),
    removed: 'This noise threshold was deleted.',
    other: { fields: { noise_threshold_decibels: 50 }, label: LEVEL, value: '50' },
    same: { fields: { name: 'Silence' }, theirs: 'Silence' }
  }
})

const NEW_NAME = 'Name the new code'
const PIN = 'Enter the code (PIN)'
const CODE_FAILED = 'The code could not be saved. Please try again.'
const GUEST = { name: 'Guest', code: '482913', device_id: 'device_front_door' }
const FAMILY = { access_code_id: 'access_code_garage_1' }

describeForm('Form of a new access code', {
  tag: 'x-access-code-form',
  given: { deviceId: 'device_front_door' },
  fill: { [NEW_NAME]: 'Guest', [PIN]: '482913' },
  path: '/access_codes/create',
  operation: 'accessCodes.create',
  request: GUEST,
  event: ['access-code-created', { ...GUEST, type: 'ongoing' }],
  saved: 'Access code created',
  focused: NEW_NAME,
  failed: CODE_FAILED,
  invalid: { fill: {}, errors: { [NEW_NAME]: 'Name is required', [PIN]: 'Code is required · 4-6 digit code' } },
  rejected: { parameter: 'code', label: PIN, value: '123456' }
})

describeForm('Form of an access code', {
  tag: 'x-access-code-form',
  given: { accessCodeId: FAMILY.access_code_id },
  fill: { 'Name the code': 'Household' },
  path: '/access_codes/update',
  operation: 'accessCodes.update',
  request: { ...FAMILY, name: 'Household', code: '6305', device_id: 'device_garage', type: 'ongoing' },
  event: ['access-code-updated', { ...FAMILY, name: 'Household' }],
  saved: 'Access code updated',
  focused: 'Save',
  failed: CODE_FAILED,
  invalid: {
    fill: { 'Name the code': 'n'.repeat(61), [PIN]: '123' },
    errors: {
      'Name the code': '60 characters max',
      [PIN]: 'Code length must be one of the following: 4, 5, 6, 7, 8'
    }
  },
  rejected: { parameter: 'name', label: 'Name the code', value: 'Parents' },
  elsewhere: {
    read: '/access_codes/get',
    async update(client, fields) {
      await client.accessCodes.update(wholeUpdate(await client.accessCodes.get(FAMILY), fields))
    },
    remove: (client) => client.accessCodes.delete(FAMILY),
    removed: 'This access code could not be found.',
    other: { fields: { code: '87654321' }, label: PIN, value: '87654321' },
    same: { fields: { name: 'Theirs' }, theirs: 'Theirs' },
    sendsPristine: true
  }
})
