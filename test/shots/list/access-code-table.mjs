import { entriesOf } from './entries.mjs'
import { UNREACHABLE } from './faults.mjs'
import { LONG_REASON, LONG_WORD } from './texts.mjs'
import { toldCode } from './told-codes.mjs'

const LIST = '/access_codes/list'
const DELETE = '/access_codes/delete'

const LOADED = [['find', 'button', 'Actions for Reception']]
const of = (deviceId, ...steps) => ({ options: { deviceId }, isBegunBy: [], steps })
const told = (...codes) => ({
  platform: { faults: { [LIST]: { body: { ok: true, access_codes: codes.map(toldCode) } } } },
  isBegunBy: [['find', 'button', /^Actions for/]]
})
const MENU = ['press', 'button', 'Actions for Reception']
const ASKED = [MENU, ['press', 'menuitem', 'Delete code'], ['find', 'alertdialog', /Delete/]]

export const accessCodeTable = entriesOf(
  'access code table',
  { element: 'x-access-code-table', options: { deviceId: 'device_office' }, isBegunBy: LOADED },
  {
    rows: {},
    'every state of a code': of('device_garage', ['see', 'Piano tuner']),
    'offline codes': of('device_lake_cabin', ['see', 'Fishing club']),
    '230 codes': of('device_staff_entrance', ['see', '230']),
    '0 codes': of('device_cellar', ['see', 'no access codes were found']),
    loading: { platform: { holds: [LIST] }, isBegunBy: [], steps: [['see', 'Loading access codes']] },
    error: { platform: { faults: { [LIST]: UNREACHABLE } }, isBegunBy: [], steps: [['see', 'could not be loaded']] },
    'device not loaded': {
      platform: { faults: { '/devices/get': UNREACHABLE } }, isBegunBy: [],
      steps: [['see', 'Reception'], ['see', 'could not be loaded']]
    },
    'not found': of('device_of_nobody', ['see', 'could not be found']),
    'no device chosen': of(undefined, ['see', 'No device was chosen']),
    'without network': { steps: [['goOffline'], ['see', 'You are offline']] },
    'search without a match': {
      steps: [['fill', 'searchbox', 'Search access codes', 'nobody'], ['see', 'no access codes were found']]
    },
    'issue filter pressed': of('device_garage', ['press', 'button', /access code issues$/]),
    'long names': told({ name: LONG_WORD }, { name: `${LONG_WORD} ${LONG_REASON}` }, { name: 'x'.repeat(10_000) }),
    'no names': told({ name: null }, { name: '', code: null }),
    'menu open': { steps: [MENU, ['find', 'menu', 'Actions for Reception']] },
    copied: { steps: [MENU, ['press', 'menuitem', /^Copy code/], ['see', 'Copied']] },
    'copied beside an end': of(
      'device_garage',
      ['press', 'button', 'Actions for Guest Weber'],
      ['press', 'menuitem', /^Copy code/],
      ['see', 'Copied']
    ),
    'asked before deleting': { steps: ASKED },
    deleting: { platform: { holds: [DELETE] }, steps: [...ASKED, ['press', 'button', 'Delete']] },
    'not deleted': {
      platform: { faults: { [DELETE]: UNREACHABLE } },
      steps: [...ASKED, ['press', 'button', 'Delete'], ['see', 'could not be deleted']]
    },
    deleted: { steps: [...ASKED, ['press', 'button', 'Delete'], ['see', 'is being removed']] },
    'row in focus': { steps: [['tabTo', 'button', /Reception/]] },
    'actions in focus': { steps: [['tabTo', 'button', /Reception/], ['key', 'ArrowRight'], ['key', 'Tab']] },
    'row pointed at': { steps: [['hover', 'button', /Cleaning/]] }
  }
)
