import { AccessCodeDetailsElement } from '../../../elements/access-code-details.js'
import { AccessCodeFormElement } from '../../../elements/access-code-form.js'
import { AccessCodeTableElement } from '../../../elements/access-code-table.js'
import { ActivityElement } from '../../../elements/activity.js'
import { DeviceDetailsElement } from '../../../elements/device-details.js'
import { DeviceTableElement } from '../../../elements/device-table.js'
import { LockDetailsElement } from '../../../elements/lock-details.js'
import { NoiseSensorDetailsElement } from '../../../elements/noise-sensor-details.js'
import { OverviewElement } from '../../../elements/overview.js'
import { PresetManagerElement } from '../../../elements/preset-manager.js'
import { SupportedDevicesElement } from '../../../elements/supported-devices.js'
import { ThermostatElement } from '../../../elements/thermostat.js'
import { ThermostatScheduleElement } from '../../../elements/thermostat-schedule.js'
import { show as put, until } from '../../features/support/stage.js'
import { CODE, GATE, LOCK, SENSOR, THERMOSTAT } from '../env.js'
import { ERROR_IF_REFUSED } from '../faults.js'
import { type Scenario, showing } from './scenario.js'

/** A single resource that is not accessible is shown as nonexistent. */
export const ONE = { '400 with validation errors': 'gone', '403': 'gone' } as const

const DEVICE = {
  operation: 'devices.get',
  failed: 'This device could not be loaded',
  gone: 'This device could not be found.',
  expected: ONE
} as const

const READING_CODE = {
  operation: 'accessCodes.get',
  failed: 'This access code could not be loaded',
  gone: 'This access code could not be found.',
  expected: ONE
} as const

/** Query scenario of an element. */
export interface Read extends Scenario {
  /** Message if a single resource does not exist. */
  readonly gone?: string
  /** Replacement text for unknown data, without an error. */
  readonly unknown?: string
  /** Text that is omitted without a message while the data is unavailable. */
  readonly absent?: string
  /** Text of a part of a screen, which is absent if the platform refuses it. @default a screen */
  readonly part?: string
  /** Message if the platform refuses the screen. @default the message of most screens */
  readonly refused?: string
  /** Maximum number of requests of the refused route. @default 1 */
  readonly mostRefused?: number
  /** Operation of the reported failure. @default the operation */
  readonly reportedAs?: string
  /** Button that retries the query. @default Try again */
  readonly retry?: string
}

export const DEVICE_READS: readonly Read[] = [
  {
    name: 'the devices',
    isRepresentative: true,
    operation: 'devices.list',
    show: showing(DeviceTableElement),
    failed: 'Devices could not be loaded'
  },
  {
    name: 'the devices of an overview',
    operation: 'devices.list',
    show: showing(OverviewElement),
    failed: 'Devices could not be loaded'
  },
  { name: 'a device', isRepresentative: true, show: showing(DeviceDetailsElement, { deviceId: LOCK }), ...DEVICE },
  { name: 'a thermostat', show: showing(ThermostatElement, { deviceId: THERMOSTAT }), ...DEVICE },
  { name: 'the presets', show: showing(PresetManagerElement, { deviceId: THERMOSTAT }), ...DEVICE },
  { name: 'a noise sensor', show: showing(NoiseSensorDetailsElement, { deviceId: SENSOR }), ...DEVICE },
  {
    name: 'the linked account',
    isRepresentative: true,
    operation: 'connectedAccounts.get',
    show: showing(ThermostatElement, { deviceId: THERMOSTAT }),
    failed: '',
    unknown: 'Linked account–',
    part: 'Linked account'
  },
  {
    name: 'the names of accounts',
    operation: 'connectedAccounts.list',
    show: showing(DeviceTableElement, { view: { group: 'account' } }),
    failed: '',
    unknown: 'account_'
  },
  {
    name: 'the names of spaces',
    operation: 'spaces.list',
    show: showing(DeviceTableElement, { view: { group: 'space' } }),
    failed: '',
    absent: 'Ground floor'
  }
]

export const CODE_READS: readonly Read[] = [
  {
    name: 'the access codes',
    operation: 'accessCodes.list',
    show: showing(AccessCodeTableElement, { deviceId: LOCK }),
    failed: 'Access codes could not be loaded'
  },
  {
    name: 'the device of access codes',
    show: showing(AccessCodeTableElement, { deviceId: LOCK }),
    ...DEVICE,
    part: 'Front Door'
  },
  {
    name: 'the codes set at a lock',
    operation: 'accessCodes.unmanaged.list',
    show: showing(AccessCodeTableElement, { deviceId: GATE }),
    async open({ root }) {
      await until(() => root.querySelector('.unmanaged, slot[name=empty]'))
    },
    failed: 'Codes set at the lock could not be loaded',
    part: 'Set at the lock'
  },
  {
    name: 'the number of access codes',
    operation: 'accessCodes.list',
    show: showing(LockDetailsElement, { deviceId: LOCK }),
    failed: '',
    unknown: '– access codes'
  },
  {
    name: 'the access codes of an overview',
    operation: 'accessCodes.list',
    show: showing(OverviewElement),
    failed: '',
    // The other lock has an empty list, which cannot be invalid.
    unknown: 'could not be loaded',
    part: 'could not be loaded',
    // One for each lock, which are requested together.
    mostRefused: 2
  },
  { name: 'an access code', show: showing(AccessCodeDetailsElement, { accessCodeId: CODE }), ...READING_CODE },
  {
    name: 'the device of an access code',
    show: showing(AccessCodeDetailsElement, { accessCodeId: CODE }),
    ...DEVICE,
    part: 'Unlock',
    expected: { '400 with validation errors': 'gone' }
  },
  { name: 'an edited access code', show: showing(AccessCodeFormElement, { accessCodeId: CODE }), ...READING_CODE },
  {
    name: 'the device of an edited access code',
    show: showing(AccessCodeFormElement, { accessCodeId: CODE }),
    ...DEVICE
  },
  { name: 'the device of a new access code', show: showing(AccessCodeFormElement, { deviceId: LOCK }), ...DEVICE }
]

let users = 0

const CATALOGUE = {
  show: showing(SupportedDevicesElement),
  failed: 'There was an error fetching device models.',
  retry: 'Retry'
}

export const OTHER_READS: readonly Read[] = [
  {
    name: 'the session of a user',
    operation: 'clientSessions.getOrCreate',
    reportedAs: 'session',
    show(_client, { endpoint, publishableKey, fetch }) {
      globalThis.fetch = fetch
      return put(DeviceTableElement, { endpoint, publishableKey, userIdentifierKey: `user ${(users += 1)}` })
    },
    failed: 'Couldn’t connect',
    // Not a route of a session.
    expected: ERROR_IF_REFUSED
  },
  {
    name: 'the noise thresholds',
    operation: 'noiseSensors.noiseThresholds.list',
    show: showing(NoiseSensorDetailsElement, { deviceId: SENSOR }),
    failed: 'Noise thresholds could not be loaded'
  },
  {
    name: 'the noise activity',
    operation: 'events.list',
    show: showing(NoiseSensorDetailsElement, { deviceId: SENSOR }),
    async open({ root }) {
      root.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click()
    },
    failed: 'Noise activity could not be loaded',
    // Both tabs have a query of their own.
    mostRefused: 2
  },
  {
    name: 'the exceptions of a thermostat',
    operation: 'thermostats.schedules.list',
    show: showing(ThermostatScheduleElement, { deviceId: THERMOSTAT }),
    failed: 'Exceptions could not be loaded',
    part: 'Exceptions'
  },
  {
    name: 'the activity',
    operation: 'events.list',
    show: showing(ActivityElement),
    failed: 'Activity could not be loaded'
  },
  {
    name: 'the latest events of a lock',
    operation: 'events.list',
    show: showing(LockDetailsElement, { deviceId: LOCK }),
    failed: '',
    unknown: 'Activity could not be loaded',
    // The lock has no events, so the list is empty.
    expected: { 'null everywhere': 'shown' },
    part: 'Recent activity',
    // The part is omitted. Covered by its own tests.
    without: ['404']
  },
  {
    name: 'the use of an access code',
    operation: 'events.list',
    show: showing(AccessCodeDetailsElement, { accessCodeId: CODE }),
    failed: 'The use of this code could not be loaded',
    part: 'Use',
    // The lock has no events.
    expected: { 'null everywhere': 'shown' },
    // The part is omitted. Covered by its own tests.
    without: ['404']
  },
  { name: 'the device models', operation: 'internal.devicedb.v1.deviceModels.list', ...CATALOGUE },
  { name: 'the manufacturers', operation: 'internal.devicedb.v1.manufacturers.list', ...CATALOGUE }
]
