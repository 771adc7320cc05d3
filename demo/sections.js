const LOCK = { kind: 'lock', attributes: [['device-id', 'device_front_door']] }
const THERMOSTAT = { kind: 'thermostat', attributes: [['device-id', 'device_hallway_thermostat']] }

/**
 * All elements except `x-session`, in display order: the group in the documentation, the kind of device that the element
 * requires, and attributes with which it shows data of the sandbox.
 */
export const SECTIONS = [
  {
    id: 'device-table',
    title: 'Device table',
    group: 'Devices',
    purpose:
      'A user’s devices with search and issues. Each row opens the details and has a button for the main action.',
    attributes: [['row-actions', '']]
  },
  {
    id: 'device-details',
    title: 'Device details',
    group: 'Devices',
    purpose: 'The details of any device: a lock, a thermostat or a noise sensor.',
    attributes: LOCK.attributes
  },
  {
    id: 'lock-details',
    title: 'Lock',
    group: 'Locks',
    purpose: 'A single lock with its state, battery, and a button to lock or unlock it.',
    ...LOCK
  },
  {
    id: 'access-code-table',
    title: 'Access codes',
    group: 'Locks',
    purpose: 'The access codes of a lock and their times, to copy, add, edit and delete.',
    ...LOCK
  },
  {
    id: 'access-code-details',
    title: 'Access code',
    group: 'Locks',
    purpose: 'A single access code: its PIN, its times, and the lock that it opens.',
    kind: 'lock',
    attributes: [['access-code-id', 'access_code_front_door_2']]
  },
  {
    id: 'access-code-form',
    title: 'Access code form',
    group: 'Locks',
    purpose: 'Adds a permanent or time-bound code to a lock, and validates it while the user types.',
    ...LOCK
  },
  {
    id: 'access-grant-table',
    title: 'Access',
    group: 'Locks',
    purpose: 'Who has access, where and when: stays and staff, with what works and what needs attention.',
    attributes: []
  },
  {
    id: 'access-grant-details',
    title: 'Access details',
    group: 'Locks',
    purpose: 'A single access: its PIN or mobile key, its doors, the person, and what does not work.',
    attributes: [['access-grant-id', 'access_grant_1']]
  },
  {
    id: 'access-grant-form',
    title: 'Give access',
    group: 'Locks',
    purpose: 'Gives a person access to places, locks and entrances for a time, or edits an access.',
    attributes: []
  },
  {
    id: 'thermostat',
    title: 'Thermostat',
    group: 'Climate and noise',
    purpose: 'The climate of a room and its settings, with heat and cool on one scale.',
    ...THERMOSTAT
  },
  {
    id: 'preset-manager',
    title: 'Climate presets',
    group: 'Climate and noise',
    purpose: 'The presets of a thermostat, such as Home and Away, to add, edit and delete.',
    ...THERMOSTAT
  },
  {
    id: 'thermostat-schedule',
    title: 'Thermostat schedule',
    group: 'Climate and noise',
    purpose: 'The active setting, exceptions and the weekly program of a thermostat, to add, edit and delete.',
    ...THERMOSTAT
  },
  {
    id: 'noise-sensor-details',
    title: 'Noise sensor',
    group: 'Climate and noise',
    purpose: 'The current noise level, the thresholds, and the noise of the last month.',
    kind: 'noise-sensor',
    attributes: [['device-id', 'device_living_room_sensor']]
  },
  {
    id: 'overview',
    title: 'Overview',
    group: 'Devices',
    purpose: 'All devices at a glance: what needs attention, who arrives and leaves today, and what is unlocked.',
    attributes: []
  },
  {
    id: 'lock-all',
    title: 'Lock all',
    group: 'Devices',
    purpose: 'One latch for all locks, for a navigation bar: which doors are unlocked, and a button that locks them.',
    attributes: []
  },
  {
    id: 'attention',
    title: 'Attention count',
    group: 'Devices',
    purpose: 'A number for the link of your navigation: how many devices and codes need attention.',
    attributes: []
  },
  {
    id: 'activity',
    title: 'Activity',
    group: 'Devices',
    purpose: 'A log by day: entries, access codes that were set, devices that went offline, and noise.',
    attributes: []
  },
  {
    id: 'supported-devices',
    title: 'Supported devices',
    group: 'Setup',
    purpose: 'A searchable catalogue of supported devices, also for visitors without an account.',
    attributes: []
  },
  {
    id: 'connect-account',
    title: 'Connect account',
    group: 'Setup',
    purpose: 'Sends users to sign in to their manufacturer’s account, and shows the new devices when they return.',
    attributes: []
  }
]
