const LOCK = ['device-id', 'device_front_door']
const THERMOSTAT = ['device-id', 'device_hallway_thermostat']

/** The sections of all elements in display order. */
export const SECTIONS = [
  {
    id: 'device-table',
    title: 'Device table',
    purpose:
      'A user’s devices with search and issues. Each row opens the details and has a button for the main action.',
    attributes: [['row-actions', '']]
  },
  {
    id: 'device-details',
    title: 'Device details',
    purpose: 'The details of any device: a lock, a thermostat or a noise sensor.',
    attributes: [LOCK]
  },
  {
    id: 'lock-details',
    title: 'Lock details',
    purpose: 'A single lock with its state, battery, and a button to lock or unlock it.',
    attributes: [LOCK]
  },
  {
    id: 'access-code-table',
    title: 'Access codes',
    purpose: 'The access codes of a lock and their times, to copy, add, edit and delete.',
    attributes: [LOCK]
  },
  {
    id: 'access-code-details',
    title: 'Access code details',
    purpose: 'A single access code: its PIN, its times, and the lock that it opens.',
    attributes: [['access-code-id', 'access_code_front_door_2']]
  },
  {
    id: 'access-code-form',
    title: 'Access code form',
    purpose: 'Adds a permanent or time-bound code to a lock, and validates it while the user types.',
    attributes: [LOCK]
  },
  {
    id: 'thermostat',
    title: 'Thermostat',
    purpose: 'The climate of a room and its settings, with heat and cool on one scale.',
    attributes: [THERMOSTAT]
  },
  {
    id: 'preset-manager',
    title: 'Climate presets',
    purpose: 'The presets of a thermostat, such as Home and Away, to add, edit and delete.',
    attributes: [THERMOSTAT]
  },
  {
    id: 'thermostat-schedule',
    title: 'Thermostat schedule',
    purpose: 'The active setting, exceptions and the weekly program of a thermostat, to add, edit and delete.',
    attributes: [THERMOSTAT]
  },
  {
    id: 'noise-sensor-details',
    title: 'Noise sensor',
    purpose: 'The current noise level, the thresholds, and the noise of the last month.',
    attributes: [['device-id', 'device_living_room_sensor']]
  },
  {
    id: 'overview',
    title: 'Overview',
    purpose: 'All devices at a glance: what needs attention, who arrives and leaves today, and what is unlocked.',
    attributes: []
  },
  {
    id: 'activity',
    title: 'Activity',
    purpose: 'A log by day: entries, access codes that were set, devices that went offline, and noise.',
    attributes: []
  },
  {
    id: 'supported-devices',
    title: 'Supported devices',
    purpose: 'A searchable catalogue of supported devices, also for visitors without an account.',
    attributes: []
  },
  {
    id: 'connect-account',
    title: 'Connect account',
    purpose: 'Sends users to sign in to their manufacturer’s account, and shows the new devices when they return.',
    attributes: []
  }
]
