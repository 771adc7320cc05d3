import { entriesOf } from './support/entries.mjs'
import { UNREACHABLE } from './support/faults.mjs'
import { NO_PICTURE } from './support/texts.mjs'

const MODELS = '/internal/devicedb/v1/device_models/list'
const MANUFACTURERS = '/internal/devicedb/v1/manufacturers/list'

const LOADED = [['find', 'heading', 'August']]
const FILTERS = ['press', 'button', /^Filters/]
const SEARCH = 'Search device models'

const MANUFACTURER = {
  manufacturer_id: 'maker_1',
  display_name: 'August',
  device_model_count: 1,
  integration_support_level: 'stable',
  logo: { url: NO_PICTURE, width: 80, height: 80 }
}
const MODEL = {
  device_model_id: 'model_1',
  display_name: 'Smart Lock',
  manufacturer: MANUFACTURER,
  main_connection_type: 'wifi',
  aesthetic_variants: [{ front_image: { url: NO_PICTURE, width: 80, height: 80 }, images: [] }]
}
const WITHOUT_PICTURES = {
  [MODELS]: { body: { ok: true, device_models: [MODEL] } },
  [MANUFACTURERS]: { body: { ok: true, manufacturers: [MANUFACTURER] } }
}

export const supportedDevices = entriesOf(
  'supported devices',
  {
    element: 'x-supported-devices',
    options: { manufacturers: ['August', 'ecobee', 'Minut', 'Yale'] },
    isBegunBy: LOADED
  },
  {
    catalogue: {},
    'every sample': { options: { manufacturers: undefined } },
    '3,000 models': { options: { manufacturers: undefined }, platform: { models: 3000 } },
    loading: { platform: { holds: [MODELS, MANUFACTURERS] }, isBegunBy: [], steps: [['see', 'Loading device models']] },
    empty: {
      platform: { faults: { [MODELS]: { body: { ok: true, device_models: [] } } } },
      isBegunBy: [],
      steps: [['see', 'No device models found']]
    },
    error: {
      platform: { faults: { [MODELS]: UNREACHABLE, [MANUFACTURERS]: UNREACHABLE } },
      isBegunBy: [],
      steps: [['see', 'There was an error fetching device models']]
    },
    'without network': { steps: [['goOffline'], ['see', 'You’re offline']] },
    'search with a match': {
      steps: [
        ['fill', 'searchbox', SEARCH, 'smart'],
        ['wait', 2]
      ]
    },
    'search without a match': {
      steps: [
        ['fill', 'searchbox', SEARCH, 'nothing of that name'],
        ['wait', 2],
        ['see', 'matched your search']
      ]
    },
    'manufacturer open': { steps: [['press', 'button', /^See all/]] },
    'filters open': { steps: [FILTERS, ['find', 'dialog', /^Filters/]] },
    'filters set': { steps: [FILTERS, ['choose', 'Manufacturer', 'Yale'], ['key', 'Escape']] },
    'without filter and search': { options: { disableFilter: true, disableSearch: true } },
    'pictures that fail': { platform: { faults: WITHOUT_PICTURES }, isBegunBy: [['see', 'Smart Lock']] },
    'button in focus': { steps: [['tabTo', 'button', /^Filters/]] }
  }
)
