import { entriesOf } from './support/entries.mjs'

const THEMES = ['compact', 'contrast', 'night', 'warm']

/** Screens that are shown in each theme. */
const SCREENS = {
  'a table': {
    element: 'x-device-table',
    options: {},
    platform: { size: 8 },
    steps: [
      ['find', 'heading', /^Devices/],
      ['find', 'button', /ocked/]
    ]
  },
  'a lock': {
    element: 'x-lock-details',
    options: { deviceId: 'device_front_door' },
    steps: [['find', 'button', 'Unlock']]
  },
  'a thermostat': {
    element: 'x-thermostat',
    options: { deviceId: 'device_hallway_thermostat' },
    steps: [
      ['pressWhereNarrow', 'button', 'Scale', 'slider', 'Heat'],
      ['find', 'slider', 'Heat']
    ]
  },
  'a form': {
    element: 'x-access-code-form',
    options: { deviceId: 'device_front_door' },
    steps: [['find', 'textbox', 'Name the new code']]
  },
  'a noise sensor': {
    element: 'x-noise-sensor-details',
    options: { deviceId: 'device_living_room_sensor' },
    steps: [['press', 'tab', 'Activity']]
  }
}

// The themes are loaded in parallel with the devices. `night` is dark by default, and follows the page here.
const themed = (theme) =>
  Object.entries(SCREENS).map(([screen, { options, ...entry }]) => [
    `${theme}, ${screen}`,
    { ...entry, options: { ...options, appearance: theme, theme: 'auto' } }
  ])

const accented = (name, color) => [
  `${name} as the accent`,
  { ...SCREENS['a form'], options: { ...SCREENS['a form'].options, appearance: { tokens: { 'color-accent': color } } } }
]

const HOST = `<p slot="header">Doors of <b>12 Harbour Street</b></p><p slot="footer">Something is missing? <a href="#help">Ask us</a></p>
  <p slot="empty">No locks yet. Order the first one, and it is here when it has been put in.</p>`

export const appearance = entriesOf(
  'appearance',
  {},
  Object.fromEntries([
    ...THEMES.flatMap(themed),
    accented('yellow', '#ffd400'),
    accented('navy', '#0a1a4f'),
    ['header and footer of the host', { ...SCREENS['a table'], options: { innerHTML: HOST } }],
    [
      'empty, in the words of the host',
      {
        element: 'x-device-table',
        options: { innerHTML: HOST },
        platform: { users: { user: [] } },
        steps: [
          ['find', 'heading', /^Devices/],
          ['wait', 1]
        ]
      }
    ]
  ])
)
