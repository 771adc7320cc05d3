import { entriesOf } from './support/entries.mjs'

const LIST = '/access_grants/list'
const GET = '/access_grants/get'
const METHODS = '/access_methods/list'
const BROKEN = { status: 400, error: { type: 'invalid_input', message: 'The list is broken.' } }

export const accessGrantTable = entriesOf(
  'access grant table',
  { element: 'x-access-grant-table', isBegunBy: [['see', 'Ana Silva']] },
  {
    'all states': { steps: [['see', 'Not working']] },
    'ended expanded': { steps: [['press', 'button', /^Ended/]] },
    'needs attention': { steps: [['press', 'button', /need attention/]] },
    'search without results': { steps: [['fill', 'searchbox', 'Search access', 'nobody']] },
    'states unknown': { platform: { faults: { [METHODS]: BROKEN } } },
    dense: { options: { dense: true } },
    'row menu': { steps: [['press', 'button', 'Actions for Gardener']] },
    'extend menu of a row': {
      steps: [
        ['press', 'button', 'Actions for Gardener'],
        ['press', 'menuitem', 'Extend']
      ]
    },
    'removal in a row': {
      steps: [
        ['press', 'button', 'Actions for Gardener'],
        ['press', 'menuitem', 'Remove access']
      ]
    },
    empty: { options: { reservationKey: 'none' }, isBegunBy: [['see', 'No access here yet']] },
    refused: { platform: { customer: false }, isBegunBy: [] },
    failed: { platform: { faults: { [LIST]: BROKEN } }, isBegunBy: [['see', 'could not be loaded']] },
    loading: { platform: { holds: [LIST] }, isBegunBy: [] }
  }
)

const CREATE = '/access_grants/create'

export const accessGrantForm = entriesOf(
  'access grant form',
  { element: 'x-access-grant-form', isBegunBy: [['see', 'Where']] },
  {
    empty: {},
    filled: {
      steps: [
        ['fill', 'textbox', 'Name', 'Ana Silva'],
        ['press', 'checkbox', 'Unit 4'],
        ['press', 'checkbox', 'Front Door'],
        ['press', 'checkbox', 'Mobile key'],
        ['press', 'radio', 'Use these digits']
      ]
    },
    errors: { steps: [['press', 'button', 'Give access']] },
    people: {
      steps: [
        ['press', 'radio', 'Someone who has access'],
        ['see', 'Ben Okafor'],
        ['press', 'option', /Ben Okafor/]
      ]
    },
    'no person chosen': {
      steps: [
        ['press', 'radio', 'Someone who has access'],
        ['press', 'button', 'Give access']
      ]
    },
    'people failed': {
      platform: { faults: { '/user_identities/get': BROKEN } },
      steps: [
        ['press', 'radio', 'Someone who has access'],
        ['see', 'could not be loaded']
      ]
    },
    'email in use': {
      options: { spaceIds: ['space_unit_4'], deviceIds: [], acsEntranceIds: [] },
      steps: [
        ['fill', 'textbox', 'Name', 'Ana Silva'],
        ['fill', 'textbox', 'Email (optional)', 'ana.silva@example.com'],
        ['press', 'button', 'Give access'],
        ['see', 'Someone already has']
      ]
    },
    'lost answer': {
      options: { spaceIds: ['space_unit_4'], deviceIds: [], acsEntranceIds: [] },
      platform: { faults: { [CREATE]: { status: 503, error: { type: 'unavailable', message: 'Please wait.' } } } },
      steps: [
        ['fill', 'textbox', 'Name', 'Ana Silva'],
        ['press', 'button', 'Give access'],
        ['see', 'Check']
      ]
    },
    refused: {
      options: { spaceIds: [], deviceIds: ['device_front_door'], acsEntranceIds: [] },
      platform: { customer: false },
      steps: [
        ['fill', 'textbox', 'Name', 'Ana Silva'],
        ['press', 'button', 'Give access'],
        ['see', 'give access here']
      ]
    },
    'fixed person': { options: { userIdentityId: 'user_identity_ben', modes: ['code', 'card', 'cloud_key'] } },
    edit: { options: { accessGrantId: 'access_grant_1' } },
    'edit upcoming': { options: { accessGrantId: 'access_grant_3' } },
    'no doors': {
      options: { spaceIds: [], deviceIds: [], acsEntranceIds: [] },
      isBegunBy: [['see', 'Connect a lock']]
    },
    loading: { platform: { holds: ['/spaces/list'] }, isBegunBy: [] }
  }
)

const opened = (number, word, rest) => ({
  options: { accessGrantId: `access_grant_${number}` },
  isBegunBy: [['see', word]],
  ...rest
})

export const accessGrantDetails = entriesOf(
  'access grant details',
  { element: 'x-access-grant-details' },
  {
    active: opened(1, 'Active until'),
    'several locks': opened(2, 'PIN is on the lock'),
    ready: opened(3, 'Ready, starts'),
    'card to encode': opened(6, 'Card to encode'),
    failed: opened(8, 'Not working'),
    'partly working': opened(9, 'Partly working'),
    'opens too much': opened(10, 'Opens too much'),
    late: opened(11, 'Late'),
    'times being changed': opened(13, 'times are being changed'),
    'other digits': opened(15, 'Active until'),
    'events unfolded': opened(1, 'Active until', { steps: [['unfold', 'What happened']] }),
    'way menu': opened(1, 'Active until', { steps: [['press', 'button', 'Actions for Mobile key']] }),
    'revoke question': opened(1, 'Active until', {
      steps: [
        ['press', 'button', 'Actions for Mobile key'],
        ['press', 'menuitem', 'Revoke']
      ]
    }),
    'add a way menu': opened(1, 'Active until', { steps: [['press', 'button', 'Add a way in']] }),
    'way added': opened(1, 'Active until', {
      steps: [
        ['press', 'button', 'Add a way in'],
        ['press', 'menuitem', 'Cloud key'],
        ['see', 'Being prepared']
      ]
    }),
    'guest pass': opened(2, 'Active', { steps: [['press', 'button', 'Share']] }),
    'guest pass with other digits': opened(15, 'Active until', { steps: [['press', 'button', 'Share']] }),
    'link as QR code': opened(1, 'Active until', { steps: [['press', 'button', 'Show QR code']] }),
    'extend menu': opened(1, 'Active until', { steps: [['press', 'button', 'Extend']] }),
    extended: opened(1, 'Active until', {
      steps: [
        ['press', 'button', 'Extend'],
        ['press', 'menuitem', '1 day'],
        ['see', 'Undo']
      ]
    }),
    'removal question': opened(1, 'Active until', { steps: [['press', 'button', 'Remove access']] }),
    removing: opened(1, 'Active until', {
      steps: [
        ['press', 'button', 'Remove access'],
        ['press', 'button', 'Remove access'],
        ['see', 'Removing…']
      ]
    }),
    'removal with undo': opened(2, 'Active', {
      steps: [
        ['press', 'button', 'Remove access'],
        ['press', 'button', 'Remove access'],
        ['see', 'Undo']
      ]
    }),
    'form after a refused undo': opened(2, 'Active', {
      platform: {
        faults: {
          [CREATE]: {
            status: 400,
            error: {
              type: 'invalid_input',
              message: 'The start is in the past.',
              validation_errors: { starts_at: { _errors: ['The start is in the past.'] } }
            }
          }
        }
      },
      steps: [
        ['press', 'button', 'Remove access'],
        ['press', 'button', 'Remove access'],
        ['press', 'button', 'Undo'],
        ['see', 'start is in the past']
      ]
    }),
    'person hidden': opened(1, 'Active until', {
      options: { accessGrantId: 'access_grant_1', disablePersonInformation: true, disableResourceIds: true }
    }),
    'ways failed': opened(1, 'could not be loaded', { platform: { faults: { [METHODS]: BROKEN } } }),
    missing: opened(99, 'could not be found'),
    loading: opened(1, '', { platform: { holds: [GET] }, isBegunBy: [] })
  }
)
