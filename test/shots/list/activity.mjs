import { entriesOf } from './support/entries.mjs'
import { UNREACHABLE } from './support/faults.mjs'
import { LONGEST_NAME } from './support/texts.mjs'

const EVENTS = '/events/list'
const DOOR = 'device_front_door'
const ROWS = ['see', 'Today']

const withEvents = (...events) => ({
  faults: {
    [EVENTS]: {
      body: {
        ok: true,
        events: events.map((event, index) => ({
          event_id: `event_${index}`,
          device_id: DOOR,
          created_at: new Date(Date.parse('2026-03-20T11:40:00Z') - index * 3_600_000).toISOString(),
          ...event
        }))
      }
    }
  }
})
const nothing = withEvents()

export const activity = entriesOf(
  'activity',
  { element: 'x-activity' },
  {
    'of all devices': { steps: [ROWS] },
    'of one device': { options: { deviceId: DOOR }, steps: [ROWS] },
    'exporting it': {
      steps: [ROWS, ['press', 'button', 'Export'], ['press', 'menuitem', 'Download CSV'], ['see', 'Last 30 days']]
    },
    'of two kinds': { options: { kinds: ['battery', 'device'] }, steps: [['see', 'Battery']] },
    'opened, of what came again and again': {
      options: { deviceId: DOOR, kinds: ['lock'] },
      steps: [ROWS, ['press', 'button', /14 times/], ['find', 'button', 'Show device']]
    },
    'of every kind': {
      platform: withEvents(
        { event_type: 'lock.unlocked', method: 'keycode', access_code_id: 'access_code_front_door_1' },
        { event_type: 'access_code.failed_to_set_on_device', access_code_id: 'access_code_front_door_2' },
        { event_type: 'device.disconnected' },
        { event_type: 'device.low_battery', battery_level: 0.07 },
        {
          event_type: 'noise_sensor.noise_threshold_triggered',
          noise_threshold_name: 'Quiet hours',
          noise_level_decibels: 71
        },
        { event_type: 'thermostat.climate_preset_activated', climate_preset_key: 'eco', thermostat_schedule_id: 'one' },
        { event_type: 'connected_account.disconnected', device_id: null },
        { event_type: 'door.melted_down', device_id: 'device_of_nobody' }
      ),
      steps: [['see', 'Door melted down']]
    },
    'long names': {
      platform: {
        ...withEvents({ event_type: 'device.name_changed', device_name: LONGEST_NAME }),
        devices: { '*': { properties: { name: LONGEST_NAME } } }
      },
      steps: [['see', 'Device renamed']]
    },
    loading: { platform: { holds: [EVENTS] }, steps: [['see', 'Loading activity']] },
    error: { platform: { faults: { [EVENTS]: UNREACHABLE } }, steps: [['see', 'Activity could not be loaded']] },
    rejected: {
      platform: { faults: { [EVENTS]: { refuse: 'client_session_token_used_for_api_key' } } },
      steps: [['see', 'have permission to see']]
    },
    empty: { platform: nothing, steps: [['see', 'No activity yet']] },
    'empty since a day': { options: { since: '2026-03-18' }, platform: nothing, steps: [['see', 'since March']] },
    'without network': { steps: [ROWS, ['goOffline'], ['see', 'You’re offline']] },
    'row in focus': { steps: [ROWS, ['tabTo', 'button', /Locked|Unlocked/]] }
  }
)
