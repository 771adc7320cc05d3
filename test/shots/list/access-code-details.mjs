import { entriesOf } from './support/entries.mjs'
import { UNREACHABLE } from './support/faults.mjs'
import { platformCode } from './support/platform-code.mjs'
import { ENDLESS_NAME, ENDLESS_WORD, LONG_WORD } from './support/texts.mjs'

const GET = '/access_codes/get'
const DELETE = '/access_codes/delete'
const UNLOCK = '/locks/unlock_door'

const garage = (number, ...steps) => ({
  options: { accessCodeId: `access_code_garage_${number}` },
  steps: [['see', 'Timing'], ...steps]
})
const withIssues = (own) => {
  const access_code = platformCode(own)
  return {
    platform: { faults: { [GET]: { body: { ok: true, access_code } } } },
    options: { accessCodeId: access_code.access_code_id },
    steps: [['see', 'Timing']]
  }
}
const DELETE_DIALOG = [
  ['press', 'button', 'Delete code'],
  ['find', 'alertdialog', /Delete/]
]
/** The access that a code belongs to. */
const ACCESS = { access_grant_id: 'access_grant_2', name: 'Cleaning team', display_name: 'Cleaning team' }
/** Closes the undo toast. */
const STAND = ['press', 'button', 'Dismiss']

export const accessCodeDetails = entriesOf(
  'access code details',
  { element: 'x-access-code-details', options: { accessCodeId: 'access_code_garage_2' } },
  {
    ongoing: garage(1),
    'works until a day': garage(2),
    'works later': garage(3),
    'denied after its end': garage(4, ['see', 'Code expired']),
    'lock without reports': {
      options: { accessCodeId: 'access_code_bike_room_1' },
      steps: [['see', 'report which code was used']]
    },
    'use not loaded': {
      ...garage(2, ['see', 'The use of this code could not be loaded']),
      platform: { faults: { '/events/list': UNREACHABLE } }
    },
    'all uses': garage(2, ['press', 'button', 'Show all uses'], ['see', 'Activity of']),
    ended: garage(4),
    'works for two hours': garage(6),
    'being set': garage(7),
    'without its digits': garage(8),
    'being removed': garage(9),
    'removed with trouble': garage(10, ['see', 'hasn’t been removed from the lock yet']),
    'without a name': garage(11),
    'long name': garage(12),
    'errors and warnings': garage(21, ['see', 'The manufacturer reports a problem']),
    'backup code at hand': garage(16, ['find', 'button', 'Use a backup code']),
    'backup code taken': garage(16, ['press', 'button', 'Use a backup code'], ['see', 'Share the backup code instead']),
    'code of an access': {
      ...garage(2, ['see', 'Belongs to the access of Cleaning team']),
      platform: { faults: { '/access_grants/list': { body: { ok: true, access_grants: [ACCESS] } } } }
    },
    'offline code': { options: { accessCodeId: 'access_code_lake_cabin_4' }, steps: [['see', 'Timing']] },
    loading: { platform: { holds: [GET] }, steps: [['see', 'Loading access code']] },
    error: { platform: { faults: { [GET]: UNREACHABLE } }, steps: [['see', 'could not be loaded']] },
    'not found': { options: { accessCodeId: 'code_of_nobody' }, steps: [['see', 'could not be found']] },
    'no code chosen': { options: { accessCodeId: undefined }, steps: [['see', 'No access code selected']] },
    'without network': garage(2, ['goOffline'], ['see', 'You’re offline']),
    'name of one long word': withIssues({ name: LONG_WORD }),
    'name of 10,000 characters': withIssues({ name: ENDLESS_NAME }),
    'word of 10,000 characters': withIssues({ name: ENDLESS_WORD, code: '0'.repeat(40) }),
    copied: garage(2, ['press', 'button', 'Copy code'], ['see', 'Copied']),
    'id copied': garage(2, ['unfold', 'Code info'], ['press', 'button', 'Copy ID'], ['see', 'Copied']),
    'shared by the clipboard': garage(
      2,
      ['press', 'button', 'Guest pass'],
      ['press', 'button', 'Share'],
      ['see', 'Copied']
    ),
    'guest pass': garage(2, ['press', 'button', 'Guest pass'], ['find', 'img', 'QR code of this pass']),
    'guest pass without an end': garage(1, ['press', 'button', 'Guest pass'], ['find', 'img', 'QR code of this pass']),
    unlocking: {
      platform: { holds: [UNLOCK] },
      steps: [
        ['see', 'Timing'],
        ['press', 'button', 'Unlock'],
        ['see', 'Unlocking…']
      ]
    },
    'still unlocking': {
      platform: { faults: { [UNLOCK]: { attempt: 'never-ends' } } },
      steps: [
        ['see', 'Timing'],
        ['press', 'button', 'Unlock'],
        ['wait', 12],
        ['see', 'Still waiting for the door']
      ]
    },
    'asked before deleting': garage(2, ...DELETE_DIALOG),
    deleting: {
      platform: { holds: [DELETE] },
      steps: [['see', 'Timing'], ...DELETE_DIALOG, ['press', 'button', 'Delete'], STAND]
    },
    'deleted, to be undone': {
      steps: [['see', 'Timing'], ...DELETE_DIALOG, ['press', 'button', 'Delete'], ['find', 'button', 'Undo']]
    },
    'not deleted': {
      platform: { faults: { [DELETE]: UNREACHABLE } },
      steps: [['see', 'Timing'], ...DELETE_DIALOG, ['press', 'button', 'Delete'], ['see', 'could not be deleted']]
    },
    'as little as can be': {
      options: { disableEditAccessCode: true, disableDeleteAccessCode: true, disableResourceIds: true },
      steps: [['see', 'Timing']]
    },
    'button in focus': garage(2, ['tabTo', 'button', 'Delete code'])
  }
)
