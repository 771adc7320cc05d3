import { entriesOf } from './entries.mjs'
import { UNREACHABLE } from './faults.mjs'
import { ENDLESS_NAME, ENDLESS_WORD, LONG_WORD, LONGEST_NAME, NO_PICTURE } from './texts.mjs'

const LIST = '/devices/list'
const REFUSED = { [LIST]: UNREACHABLE }
const LOADED = [['find', 'heading', /^Devices/], ['find', 'button', /Online/]]

const named = (name, maker = name) => ({
  platform: {
    size: 3,
    devices: { '*': { display_name: name, nickname: name, properties: { name, model: { display_name: maker } } } }
  }
})
const pictured = (image_url) => ({ platform: { size: 3, devices: { '*': { properties: { image_url } } } } })

export const deviceTable = entriesOf(
  'device table',
  { element: 'x-device-table', platform: { size: 8 }, isBegunBy: LOADED },
  {
    rows: {},
    'every sample': { platform: { size: 30 }, steps: [['see', 'Loft Sensor']] },
    loading: { platform: { holds: [LIST] }, isBegunBy: [], steps: [['see', 'Loading devices']] },
    empty: { platform: { users: { user: [] } }, isBegunBy: [], steps: [['see', 'no devices were found']] },
    error: { platform: { faults: REFUSED }, isBegunBy: [], steps: [['see', 'could not be loaded']] },
    'error after rows': { steps: [['faults', REFUSED], ['press', 'button', 'Refresh'], ['see', 'could not be loaded']] },
    'without network': { steps: [['goOffline'], ['see', 'You are offline']] },
    'search with a match': { steps: [['fill', 'searchbox', 'Search devices', 'front']] },
    'search without a match': {
      steps: [['fill', 'searchbox', 'Search devices', 'nobody'], ['see', 'no devices were found']]
    },
    'issue filter pressed': { platform: { size: 30 }, steps: [['press', 'button', /device issues$/]] },
    'long heading, with a way back': {
      options: { heading: `Doors of ${LONG_WORD}`, showBack: true },
      isBegunBy: [['see', 'Front Door']]
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
    'row pointed at': { steps: [['hover', 'button', /^Back Door/]] }
  }
)
