import { entriesOf } from './support/entries.mjs'
import { UNREACHABLE, WITHOUT_PERMISSION } from './support/faults.mjs'
import { ENDLESS_NAME, ENDLESS_WORD, LONG_WORD, LONGEST_NAME, NO_PICTURE } from './support/texts.mjs'

const LIST = '/devices/list'
const UNLOCK = '/locks/unlock_door'
const REJECTED = { [LIST]: UNREACHABLE }
const LOADED = [
  ['find', 'heading', /^Devices/],
  ['find', 'button', /ocked/]
]

const named = (name, manufacturer = name) => ({
  platform: {
    size: 3,
    devices: {
      '*': { display_name: name, nickname: name, properties: { name, model: { display_name: manufacturer } } }
    }
  }
})
const pictured = (image_url) => ({ platform: { size: 3, devices: { '*': { properties: { image_url } } } } })

const acting = (size, ...steps) => ({
  options: { rowActions: true },
  platform: { size },
  steps: [['find', 'button', 'Unlock Front Door'], ...steps]
})

/** Selects all of eight devices. */
const selecting = (...steps) => ({
  options: { selectable: true },
  steps: [['find', 'checkbox', 'Select all 8'], ['press', 'checkbox', 'Select all 8'], ...steps]
})

/** Locks all of eight devices. */
const lockingSeveral = (...steps) =>
  selecting(['press', 'button', /^Lock \(?\d/], ['see', 'locks?'], ['press', 'button', /^Lock \d+ locks$/], ...steps)

/** Opens the confirmation of a bulk command. */
const settingMany = (command) => ({
  platform: { size: 30 },
  options: { selectable: true },
  steps: [
    ['press', 'checkbox', 'Select all 30'],
    ['press', 'button', 'More actions'],
    ['press', 'menuitem', command],
    ['find', 'dialog', / thermostats?/]
  ]
})

/** Locks all devices. The commands that are sent stay in flight. @param count text of the check box */
const lockingMany = ({ size, count = String(size) }, ...steps) => ({
  platform: { size, holds: ['/locks/lock_door'] },
  options: { selectable: true },
  steps: [
    ['press', 'checkbox', `Select all ${count}`],
    ['press', 'button', /^Lock \(?\d/],
    ['see', 'locks?'],
    ['press', 'button', /^Lock \d+ locks$/],
    ...steps
  ]
})

/** Locks all of 30 devices. */
const locking30 = (...steps) => lockingMany({ size: 30 }, ['find', 'button', 'Stop'], ...steps)

export const deviceTable = entriesOf(
  'device table',
  { element: 'x-device-table', platform: { size: 8 }, isBegunBy: LOADED },
  {
    rows: {},
    tiles: { platform: { size: 6 } },
    'tiles, loading': {
      options: { deviceIds: ['device_front_door', 'device_garage', 'device_office'] },
      platform: { holds: [LIST] },
      isBegunBy: [],
      steps: [['see', 'Loading devices']]
    },
    'tile in focus': { platform: { size: 6 }, steps: [['tabTo', 'button', /^Front Door/]] },
    'every sample': { platform: { size: 30 }, steps: [['see', 'Loft Sensor']] },
    loading: { platform: { holds: [LIST] }, isBegunBy: [], steps: [['see', 'Loading devices']] },
    empty: { platform: { users: { user: [] } }, isBegunBy: [], steps: [['see', 'no devices were found']] },
    error: { platform: { faults: REJECTED }, isBegunBy: [], steps: [['see', 'could not be loaded']] },
    'error after rows': {
      steps: [
        ['faults', REJECTED],
        ['press', 'button', 'Refresh'],
        ['see', 'could not be loaded']
      ]
    },
    'without network': { steps: [['goOffline'], ['see', 'You’re offline']] },
    'not read for long': {
      steps: [['see', /^Change \d+ batter/], ['goOffline'], ['wait', 300], ['see', 'Updated']]
    },
    'low batteries listed': {
      options: { openedDeviceId: 'device_garage' },
      platform: {
        size: 30,
        devices: { device_garage: { warnings: [{ warning_code: 'power_saving_mode', message: 'It saves power.' }] } }
      },
      isBegunBy: [],
      steps: [
        ['press', 'button', 'Show all low batteries'],
        ['see', 'Loft Sensor']
      ]
    },
    'details next to the list': {
      widest: 1240,
      platform: { size: 30 },
      options: { openedDeviceId: 'device_front_door' },
      isBegunBy: [],
      steps: [
        ['find', 'button', 'Unlock'],
        ['find', 'heading', 'Recent activity']
      ]
    },
    'search with a match': { steps: [['fill', 'searchbox', 'Search devices', 'front']] },
    'search without a match': {
      steps: [
        ['fill', 'searchbox', 'Search devices', 'nobody'],
        ['see', 'no devices were found']
      ]
    },
    'causes of what is wrong': {
      platform: { size: 30 },
      steps: [
        ['see', 'Account disconnected'],
        ['press', 'button', /Show all/]
      ]
    },
    'devices of one cause': {
      platform: { size: 30 },
      steps: [
        ['press', 'button', /Show all/],
        ['press', 'button', /^Change 5 batteries/]
      ]
    },
    'issue filter pressed': { platform: { size: 30 }, steps: [['press', 'button', /device issues$/]] },
    'long heading, with a way back': {
      options: { heading: `Doors of ${LONG_WORD}`, showBack: true },
      isBegunBy: [['see', 'Front Door']]
    },
    'view opened': {
      platform: { size: 30 },
      steps: [
        ['press', 'button', 'View'],
        ['see', 'Group by']
      ]
    },
    'view in groups, two folded': {
      options: { view: { sort: 'name', group: 'kind' } },
      platform: { size: 30 },
      steps: [
        ['press', 'button', /^Locks/],
        ['press', 'button', /^Thermostats /],
        ['see', 'Noise sensors']
      ]
    },
    'view in groups': {
      options: { view: { sort: 'issues', group: 'kind' } },
      platform: { size: 30 },
      steps: [['see', 'Noise sensors']]
    },
    'view in groups by account': {
      options: { view: { group: 'account' } },
      platform: { size: 30 },
      steps: [['see', /@/]]
    },
    'view in groups by space, names refused': {
      options: { view: { group: 'space' } },
      platform: { size: 8, faults: { '/spaces/list': WITHOUT_PERMISSION } }
    },
    'view with filters': {
      options: { view: { filter: { kinds: ['lock'], states: ['unlocked'], lowBattery: true } } },
      isBegunBy: [['see', 'Clear filters']]
    },
    'view without a match': {
      options: { view: { filter: { accounts: ['account_nobody'] } } },
      isBegunBy: [['see', 'No devices match these filters']]
    },
    'without search': { options: { disableSearch: true } },
    'longest names': named(LONGEST_NAME),
    'names of one long word': named(LONG_WORD),
    'names of 10,000 characters': named(ENDLESS_NAME),
    'words of 10,000 characters': named(ENDLESS_WORD),
    'no names': named('', null),
    'no pictures': pictured(null),
    'pictures that fail': pictured(NO_PICTURE),
    '400 devices': { platform: { size: 400 }, steps: [['see', '400']] },
    'row in focus': { steps: [['tabTo', 'button', /^Front Door/]] },
    'search in focus': { steps: [['tabTo', 'searchbox', 'Search devices']] },
    'row pointed at': { steps: [['hover', 'button', /^Back Door/]] },
    'nothing selected': { options: { selectable: true }, steps: [['find', 'checkbox', 'Select all 8']] },
    'several selected': selecting(['see', '8 selected']),
    'unlocking several asked': selecting(['press', 'button', /^Unlock \(?\d/], ['see', 'locks?']),
    'several being locked': {
      ...lockingSeveral(['see', 'Locking…']),
      platform: { size: 8, holds: ['/locks/lock_door'] }
    },
    'many being locked, can be stopped': locking30(),
    'many being locked, details in front': locking30(
      ['press', 'button', /^Garage/],
      ['find', 'heading', 'Device'],
      ['find', 'button', 'Stop']
    ),
    'many being locked, stopped': locking30(['press', 'button', 'Stop'], ['see', 'Stopping…']),
    'several not locked': {
      ...lockingSeveral(['see', 'again'], ['press', 'button', 'Show details']),
      platform: {
        size: 8,
        faults: {
          '/locks/lock_door': { status: 400, error: { type: 'jammed', message: 'The bolt is jammed.' }, times: 2 }
        }
      }
    },
    'one code on several locks': selecting(
      ['press', 'button', 'More actions'],
      ['press', 'menuitem', /^Add an access code/],
      ['see', 'Name the new code']
    ),
    'one code on locks without a common length': {
      platform: { size: 30 },
      options: { selectable: true },
      steps: [
        ['press', 'checkbox', 'Select all 30'],
        ['press', 'button', 'More actions'],
        ['press', 'menuitem', /^Add an access code/],
        ['see', 'No code length']
      ]
    },
    'a preset for several thermostats': settingMany(/^Apply a preset/),
    'the temperature of several thermostats': settingMany(/^Set the temperature/),
    'the fan of several thermostats': settingMany(/^Set the fan/),
    'more being locked than can outlive the page': lockingMany({ size: 1000, count: '1,000' }, [
      'see',
      'Keep this page open'
    ]),
    'groups with actions, several selected': {
      platform: { size: 30 },
      options: { selectable: true, rowActions: true, view: { group: 'kind' } },
      steps: [
        ['press', 'button', /^Noise sensors/],
        ['press', 'checkbox', 'Front Door'],
        ['press', 'checkbox', 'Back Door'],
        ['see', '2 selected']
      ]
    },
    'row actions': acting(8),
    'row actions, tiles': acting(6),
    'row actions, unlocking': {
      ...acting(8, ['press', 'button', 'Unlock Front Door']),
      platform: { size: 8, holds: [UNLOCK] }
    },
    'row actions, still unlocking': {
      ...acting(8, ['press', 'button', 'Unlock Front Door'], ['wait', 12], ['see', 'Still waiting for the door']),
      platform: { size: 8, faults: { [UNLOCK]: { attempt: 'never-ends' } } }
    },
    'row actions, not unlocked': {
      ...acting(3, ['press', 'button', 'Unlock Front Door'], ['see', 'Failed to update']),
      platform: { size: 3, faults: { [UNLOCK]: UNREACHABLE } }
    },
    'row actions, longest names': { ...named(LONGEST_NAME), options: { rowActions: true } },
    'row actions, a thermostat': acting(
      30,
      ['press', 'button', 'Adjust Hallway Thermostat'],
      ['find', 'spinbutton', /^Heat to/]
    ),
    'row actions, a noise sensor': {
      options: { rowActions: true, deviceIds: ['device_living_room_sensor', 'device_front_door'] },
      platform: { size: 30 },
      steps: [
        ['press', 'button', /^Noise in the last hour Living Room/],
        ['see', 'An hour ago']
      ]
    }
  }
)
