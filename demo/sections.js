const LOCK = ['device-id', 'device_front_door']
const THERMOSTAT = ['device-id', 'device_hallway_thermostat']

/** The sections of all elements in display order. */
export const SECTIONS = [
  {
    id: 'device-table',
    title: 'Device table',
    purpose:
      'All the devices of a user, with search and issues; a row opens what there is to know, and has a button for what is done most.',
    attributes: [['row-actions', '']]
  },
  {
    id: 'device-details',
    title: 'Device details',
    purpose: 'One device as its kind has it: a lock, a thermostat or a noise sensor.',
    attributes: [LOCK]
  },
  {
    id: 'lock-details',
    title: 'Lock details',
    purpose: 'Where one door is all it takes: its state, its battery, and a button to lock or unlock it.',
    attributes: [LOCK]
  },
  {
    id: 'access-code-table',
    title: 'Access codes',
    purpose: 'Who gets in, and until when: the codes of a lock, to copy, add, change and delete.',
    attributes: [LOCK]
  },
  {
    id: 'access-code-details',
    title: 'Access code details',
    purpose: 'One code: its digits, when it is valid, and the door that it opens.',
    attributes: [['access-code-id', 'access_code_front_door_2']]
  },
  {
    id: 'access-code-form',
    title: 'Access code form',
    purpose: 'Makes a code for a lock, for good or for a stay, and says what cannot be before it is sent.',
    attributes: [LOCK]
  },
  {
    id: 'thermostat',
    title: 'Thermostat',
    purpose: 'What a room is like and what it is set to, heat and cool on one scale.',
    attributes: [THERMOSTAT]
  },
  {
    id: 'preset-manager',
    title: 'Climate presets',
    purpose: 'The presets of a thermostat, such as home and away: create, edit, delete.',
    attributes: [THERMOSTAT]
  },
  {
    id: 'thermostat-schedule',
    title: 'Thermostat schedule',
    purpose: 'What is in force and until when, exceptions, and the programs of the week: add, edit, delete.',
    attributes: [THERMOSTAT]
  },
  {
    id: 'noise-sensor-details',
    title: 'Noise sensor',
    purpose: 'How loud it is now, how loud it may be, and the noise of the last month.',
    attributes: [['device-id', 'device_living_room_sensor']]
  },
  {
    id: 'overview',
    title: 'Overview',
    purpose:
      'A house at a glance: what needs a person, with the next step, who comes and leaves today, what is unlocked.',
    attributes: []
  },
  {
    id: 'activity',
    title: 'Activity',
    purpose: 'What happened, day by day: who came in, codes that were set, devices that went offline, noise.',
    attributes: []
  },
  {
    id: 'supported-devices',
    title: 'Supported devices',
    purpose: 'A catalogue of what people can connect, by manufacturer, for a page that anyone may read.',
    attributes: []
  },
  {
    id: 'connect-account',
    title: 'Connect account',
    purpose: 'Sends people to sign in with the maker of their devices, and has them back with the new devices.',
    attributes: []
  }
]
