import { entriesOf } from './support/entries.mjs'
import { UNREACHABLE } from './support/faults.mjs'
import { LONGEST_NAME } from './support/texts.mjs'

const DEVICES = '/devices/list'
const CODES = '/access_codes/list'
const SCHEDULES = '/thermostats/schedules/list'
const WITHOUT_PERMISSION = { status: 403, error: { type: 'forbidden', message: 'Not here.' } }
const REJECTED = { [DEVICES]: UNREACHABLE }
const WELL = { properties: { online: true, locked: true, battery_level: 1, battery: { level: 1, status: 'full' } } }
/** A first lock with arriving and leaving guests. The other locks are samples. */
const stay = (name, from, to) => ({
  access_code_id: `access_code_${name}`,
  device_id: 'device_front_door',
  name,
  code: '4711',
  status: 'set',
  type: 'time_bound',
  starts_at: from,
  ends_at: to,
  errors: [],
  warnings: []
})
const VISITS = {
  [CODES]: {
    body: {
      ok: true,
      access_codes: [
        stay('Anna Weber', '2026-03-20T19:00:00Z', '2026-03-25T14:00:00Z'),
        stay('Ben Okafor', '2026-03-16T19:00:00Z', '2026-03-20T14:00:00Z')
      ]
    }
  }
}
const SETTLED = [['see', /need|OK/]]

export const overview = entriesOf(
  'overview',
  { element: 'x-overview', platform: { size: 8 }, isBegunBy: SETTLED },
  {
    'every sample': { platform: { size: 30 }, steps: [['see', /Change \d+ batteries/]] },
    'all well': {
      platform: { size: 2, devices: { '*': { ...WELL, errors: [], warnings: [] } }, faults: VISITS }
    },
    'who comes and leaves': {
      options: { deviceIds: ['device_front_door'] },
      platform: { faults: VISITS },
      steps: [['see', 'Anna Weber']]
    },
    'a thermostat that changes today': {
      options: { deviceIds: ['device_hallway_thermostat'] },
      steps: [['see', 'Thermostat changes today']]
    },
    'one device': { options: { deviceIds: ['device_front_door'] } },
    '300 devices, folded': {
      platform: { size: 300, holds: [CODES] },
      steps: [['see', /Show \d+ more/]]
    },
    '300 devices, unfolded': {
      platform: { size: 300, holds: [CODES] },
      options: { heading: 'Harbour House' },
      isBegunBy: [],
      steps: [
        ['find', 'button', /^Show \d+ more/],
        ['press', 'button', /^Show \d+ more/]
      ]
    },
    'long names': {
      platform: {
        size: 30,
        devices: { '*': { display_name: LONGEST_NAME, nickname: LONGEST_NAME, properties: { name: LONGEST_NAME } } }
      },
      steps: [['see', /Change \d+ batteries/]]
    },
    loading: { platform: { holds: [DEVICES] }, isBegunBy: [], steps: [['see', 'Loading devices']] },
    'codes on their way': { platform: { holds: [CODES] }, steps: [['see', 'so far']] },
    rejected: {
      platform: { faults: { [DEVICES]: { refuse: 'unauthorized' } } },
      isBegunBy: [],
      steps: [['see', 'have permission to see']]
    },
    'codes not to be seen': {
      platform: { faults: { [CODES]: WITHOUT_PERMISSION } },
      steps: [['see', 'need attention']]
    },
    'schedules not to be seen': {
      platform: { faults: { [SCHEDULES]: WITHOUT_PERMISSION } },
      steps: [['see', 'need attention']]
    },
    'schedules not loaded': {
      platform: { faults: { [SCHEDULES]: UNREACHABLE } },
      steps: [['see', /schedules of \d thermostats could not be loaded/]]
    },
    'codes not loaded': {
      platform: { faults: { [CODES]: UNREACHABLE } },
      steps: [['see', 'could not be loaded']]
    },
    empty: { platform: { users: { user: [] } }, isBegunBy: [], steps: [['see', 'No devices yet']] },
    error: { platform: { faults: REJECTED }, isBegunBy: [], steps: [['see', 'could not be loaded']] },
    'without network': { steps: [['goOffline'], ['see', 'You’re offline']] },
    'table of a number': {
      platform: { size: 30 },
      steps: [
        ['press', 'button', /offline$/],
        ['find', 'heading', /^Devices/]
      ]
    }
  }
)
