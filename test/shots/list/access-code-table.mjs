import { entriesOf } from './support/entries.mjs'
import { invalid, UNREACHABLE } from './support/faults.mjs'
import { platformCode } from './support/platform-code.mjs'
import { LONG_REASON, LONG_WORD } from './support/texts.mjs'

const LIST = '/access_codes/list'
const DELETE = '/access_codes/delete'

const LOADED = [['find', 'button', 'Actions for Reception']]
const of = (deviceId, ...steps) => ({ options: { deviceId }, isBegunBy: [], steps })
const respondingWith = (faults, ...codes) => ({
  faults: { [LIST]: { body: { ok: true, access_codes: codes.map(platformCode) } }, ...faults }
})
const withCodes = (...codes) => ({
  platform: respondingWith({}, ...codes),
  isBegunBy: [['find', 'button', /^Actions for/]]
})
const MENU = ['press', 'button', 'Actions for Reception']
const DELETE_DIALOG = [MENU, ['press', 'menuitem', 'Delete code'], ['find', 'alertdialog', /Delete/]]
/** Closes the undo toast. */
const STAND = ['press', 'button', 'Dismiss']

const ON_THREE = [
  ['press', 'button', 'Add access code'],
  ...['Front Door', 'Garage', 'Garden Gate'].map((name) => ['press', 'checkbox', name]),
  ['press', 'button', 'Continue'],
  ['see', 'Name the new code']
]

const ON_THREE_DIFFERING = [
  ['see', 'Babysitter'],
  ...ON_THREE,
  ['fill', 'textbox', 'Name the new code', 'Aunt Anna'],
  ['fill', 'textbox', 'Enter the code (PIN)', '482913'],
  ['press', 'button', 'Add to 3 locks'],
  ['see', '3 done'],
  ['press', 'button', /^Aunt Anna/],
  ['press', 'button', /^Edit all/],
  ['fill', 'textbox', 'Enter the code (PIN)', '999977'],
  ['press', 'button', 'Save'],
  ['see', '2 codes'],
  ['find', 'button', 'Try again']
]
const TO_CALENDAR = [
  ['press', 'radio', 'Calendar'],
  ['see', 'Today']
]
/** Opens the calendar of all locks, and continues from there. */
const calendar = (...steps) => of(undefined, ['see', 'Babysitter'], ...TO_CALENDAR, ...steps)
/** The same for one lock with the given codes. */
const calendarOf = (codes, ...steps) => ({
  platform: respondingWith({}, ...codes),
  options: { deviceId: undefined, deviceIds: ['device_office'] },
  isBegunBy: [],
  steps: [['see', codes[0].name.slice(0, 20)], ...TO_CALENDAR, ...steps]
})
const stay = (name, from, to) => ({
  name,
  type: 'time_bound',
  starts_at: `2026-03-${from}T15:00:00Z`,
  ends_at: `2026-03-${to}T10:00:00Z`
})
/** Moves the focus to the first bar. */
const TO_BAR = ['tabTo', 'button', /Office.*, (?:March|Ends)/]
const GUESTS = [
  stay('Anna Weber', 20, 25),
  stay('Ben Okafor', 16, 20),
  stay('Cora Lindqvist', 23, 27),
  { name: 'Cleaning', type: 'ongoing' }
]
const MOVED = [TO_BAR, ['key', 'Alt+Shift+ArrowRight'], ['key', 'Alt+ArrowRight'], ['see', 'Undo']]
/** Answers the request for the code that an update is about to overwrite. */
const ANNA_READ = { '/access_codes/get': { body: { ok: true, access_code: platformCode(GUESTS[0]) } } }
const UPDATE_REJECTED = { platform: { faults: { '/access_codes/update': { ...UNREACHABLE, times: 1 } } } }

export const accessCodeTable = entriesOf(
  'access code table',
  { element: 'x-access-code-table', options: { deviceId: 'device_office' }, isBegunBy: LOADED },
  {
    rows: {},
    'rows of one line': {
      ...of('device_garage', ['see', 'Piano tuner']),
      options: { deviceId: 'device_garage', dense: true }
    },
    'use of codes': {
      ...of('device_garage', ['see', 'unused']),
      options: { deviceId: 'device_garage', showUse: true }
    },
    'unused codes only': {
      ...of('device_garage', ['press', 'button', /unused$/]),
      options: { deviceId: 'device_garage', showUse: true }
    },
    'of all locks, use of codes': {
      ...of(undefined, ['see', 'Babysitter'], ['see', 'Used']),
      options: { deviceId: undefined, showUse: true }
    },
    'every state of a code': of('device_garage', ['see', 'Piano tuner']),
    'offline codes': of('device_lake_cabin', ['see', 'Fishing club']),
    '230 codes': of('device_staff_entrance', ['see', '230']),
    'codes on the lock itself': of('device_bike_room', ['see', 'Bicycle workshop']),
    'codes on the lock itself not managed': {
      ...of(
        'device_bike_room',
        ['press', 'button', 'Import all 5'],
        ['find', 'button', 'Try again'],
        ['see', '3 done, 2 failed']
      ),
      platform: { faults: { '/access_codes/unmanaged/convert_to_managed': { ...UNREACHABLE, times: 2 } } }
    },
    'codes on the lock itself not loaded': {
      platform: { faults: { '/access_codes/unmanaged/list': UNREACHABLE } },
      steps: [['see', 'set at the lock could not be loaded']]
    },
    '0 codes': of('device_cellar', ['see', 'no access codes were found']),
    'takes no codes': of('device_conference_room', ['see', 'doesn’t accept access codes']),
    loading: { platform: { holds: [LIST] }, isBegunBy: [], steps: [['see', 'Loading access codes']] },
    error: { platform: { faults: { [LIST]: UNREACHABLE } }, isBegunBy: [], steps: [['see', 'could not be loaded']] },
    rejected: {
      platform: { faults: { [LIST]: { refuse: 'token_auth_not_accepted' } } },
      isBegunBy: [],
      steps: [['see', 'have permission to see']]
    },
    'device not loaded': {
      platform: { faults: { '/devices/get': UNREACHABLE } },
      isBegunBy: [],
      steps: [
        ['see', 'Reception'],
        ['see', 'could not be loaded']
      ]
    },
    'not found': of('device_of_nobody', ['see', 'could not be found']),
    'of all locks': of(undefined, ['see', 'All access codes'], ['see', 'Babysitter']),
    'of all locks, rows of one line': {
      ...of(undefined, ['see', 'Babysitter']),
      options: { deviceId: undefined, dense: true }
    },
    'of all locks, one row open': of(
      undefined,
      ['see', 'Babysitter'],
      ['press', 'button', /^Babysitter/],
      ['find', 'list', 'Babysitter']
    ),
    'of all locks, codes edited together': of(
      undefined,
      ['see', 'Babysitter'],
      ['press', 'button', /^Caretaker/],
      ['press', 'button', /^Edit all/],
      ['find', 'dialog', /^Edit \d/]
    ),
    'of all locks, asked before deleting several': of(
      undefined,
      ['see', 'Babysitter'],
      ['press', 'button', /^Caretaker/],
      ['press', 'button', /^Delete all/],
      ['find', 'alertdialog', /^Delete \d/]
    ),
    'of all locks, the time zone of codes': of(
      undefined,
      ['see', 'Babysitter'],
      ['press', 'button', /^Caretaker/],
      ['press', 'button', /^Edit all/],
      ['press', 'button', /^Time Zone/],
      ['see', 'Use local time']
    ),
    'of all locks, codes of a person that differ': { ...of(undefined, ...ON_THREE_DIFFERING), ...UPDATE_REJECTED },
    'of all locks, codes that differ edited together': {
      ...of(undefined, ...ON_THREE_DIFFERING, ['press', 'button', /^Edit all/], ['see', 'each keeps its own']),
      ...UPDATE_REJECTED
    },
    'of all locks, codes of different times edited together': {
      ...withCodes(
        { name: 'Anna', common_code_key: 'one', type: 'ongoing', starts_at: null, ends_at: null },
        { name: 'Ana', common_code_key: 'one', type: 'time_bound' }
      ),
      options: { deviceId: undefined, deviceIds: ['device_office'] },
      isBegunBy: [],
      steps: [
        ['press', 'button', /^Anna/],
        ['press', 'button', /^Edit all/],
        ['see', 'each keeps its own']
      ]
    },
    calendar: calendar(),
    'calendar with overlaps': calendarOf(GUESTS),
    'calendar of other days': calendar(['press', 'button', 'Later days'], ['press', 'button', 'Later days']),
    'calendar without stays': {
      ...calendarOf([stay('Anna Weber', '01', '04')]),
      steps: [['see', 'Ended 1'], ...TO_CALENDAR, ['see', 'No stays']]
    },
    'calendar with long names': calendarOf([
      stay(LONG_WORD, 20, 25),
      stay(`${LONG_WORD} ${LONG_REASON}`, 16, 18),
      stay('x'.repeat(10_000), 23, 24)
    ]),
    'calendar with a stay that is moved': calendarOf(GUESTS, ...MOVED),
    'calendar with a stay that was not saved': {
      ...calendarOf(GUESTS, ...MOVED, ['press', 'button', 'Save'], ['find', 'button', 'Try again']),
      platform: respondingWith({ ...ANNA_READ, ...UPDATE_REJECTED.platform.faults }, ...GUESTS)
    },
    'calendar with a stay that cannot be moved': calendarOf(
      GUESTS,
      ['press', 'button', /^Always/],
      TO_BAR,
      ['key', 'End'],
      ['key', 'Alt+ArrowRight'],
      ['see', 'has no dates']
    ),
    'calendar with the codes of a stay': calendar(
      ['press', 'button', /^Caretaker, Bike Room/],
      ['find', 'list', /Caretaker/]
    ),
    'calendar loading': {
      options: { deviceId: undefined },
      platform: { holds: [LIST] },
      isBegunBy: [],
      steps: [
        ['see', 'Loading access codes'],
        ['press', 'radio', 'Calendar'],
        ['see', 'Today']
      ]
    },
    'of all locks, codes being removed': of(
      undefined,
      ['see', 'Babysitter'],
      ['press', 'button', /^Caretaker/],
      ['press', 'button', /^Delete all/],
      ['press', 'button', /^Delete \d+/],
      ['see', 'Removing…']
    ),
    'of all locks, a code that is not listed': {
      options: { deviceId: undefined, deviceIds: ['device_office'], openedAccessCodeId: 'access_code_garage_6' },
      isBegunBy: [],
      steps: [['see', 'could not be found']]
    },
    'of all locks, locks chosen for a new code': of(
      undefined,
      ['see', 'Babysitter'],
      ['press', 'button', 'Add access code'],
      ['see', 'Choose locks'],
      ['press', 'checkbox', /^Select all/]
    ),
    'of all locks, a new code on three locks': of(undefined, ['see', 'Babysitter'], ...ON_THREE),
    'of all locks, a new code refused': {
      ...of(
        undefined,
        ['see', 'Babysitter'],
        ...ON_THREE,
        ['fill', 'textbox', 'Name the new code', 'Painter'],
        ['fill', 'textbox', 'Enter the code (PIN)', '482913'],
        ['press', 'button', 'Add to 3 locks'],
        ['press', 'button', 'Show details']
      ),
      platform: {
        faults: {
          '/access_codes/create_multiple': { status: 400, error: { type: 'duplicate', message: 'The code is taken.' } }
        }
      }
    },
    'without network': { steps: [['goOffline'], ['see', 'You’re offline']] },
    'search without a match': {
      steps: [
        ['fill', 'searchbox', 'Search access codes', 'nobody'],
        ['see', 'no access codes were found']
      ]
    },
    'issue filter pressed': of('device_garage', ['press', 'button', /access code issues$/]),
    'long names': withCodes({ name: LONG_WORD }, { name: `${LONG_WORD} ${LONG_REASON}` }, { name: 'x'.repeat(10_000) }),
    'no names': withCodes({ name: null }, { name: '', code: null }),
    'menu open': { steps: [MENU, ['find', 'menu', 'Actions for Reception']] },
    copied: { steps: [MENU, ['press', 'menuitem', /^Copy code/], ['see', 'Copied']] },
    'copied in a row of one line': {
      options: { dense: true },
      steps: [MENU, ['press', 'menuitem', /^Copy code/], ['see', 'Copied']]
    },
    'copied beside an end': of(
      'device_garage',
      ['press', 'button', 'Actions for Guest Weber'],
      ['press', 'menuitem', /^Copy code/],
      ['see', 'Copied']
    ),
    'asked before deleting': { steps: DELETE_DIALOG },
    deleting: { platform: { holds: [DELETE] }, steps: [...DELETE_DIALOG, ['press', 'button', 'Delete'], STAND] },
    'not deleted': {
      platform: { faults: { [DELETE]: UNREACHABLE } },
      steps: [...DELETE_DIALOG, ['press', 'button', 'Delete'], ['see', 'could not be deleted']]
    },
    deleted: { steps: [...DELETE_DIALOG, ['press', 'button', 'Delete'], ['see', 'is being removed']] },
    'several deleted, to be undone': {
      steps: [
        ...DELETE_DIALOG,
        ['press', 'button', 'Delete'],
        ['press', 'button', 'Actions for Cleaning'],
        ['press', 'menuitem', 'Delete code'],
        ['press', 'button', 'Delete'],
        ['see', '2 codes are being removed']
      ]
    },
    'deletion undone, digits refused': {
      platform: { faults: { '/access_codes/create': invalid({ code: 'Those digits are taken on this lock.' }) } },
      steps: [
        ...DELETE_DIALOG,
        ['press', 'button', 'Delete'],
        ['press', 'button', 'Undo'],
        ['see', 'Those digits are taken']
      ]
    },
    'row in focus': { steps: [['tabTo', 'button', /Reception/]] },
    'actions in focus': {
      steps: [
        ['tabTo', 'button', /Reception/],
        ['key', 'ArrowRight'],
        ['key', 'Tab']
      ]
    },
    'row pointed at': { steps: [['hover', 'button', /Cleaning/]] },
    'several selected': {
      options: { selectable: true },
      steps: [
        ['find', 'checkbox', /^Select all/],
        ['press', 'checkbox', /^Select all/],
        ['see', 'selected']
      ]
    }
  }
)
