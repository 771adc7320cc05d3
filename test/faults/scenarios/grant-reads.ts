import { AccessCodeDetailsElement } from '../../../elements/access-code-details.js'
import { AccessGrantDetailsElement } from '../../../elements/access-grant-details.js'
import { AccessGrantFormElement } from '../../../elements/access-grant-form.js'
import { AccessGrantTableElement } from '../../../elements/access-grant-table.js'
import { GRANT, GRANT_CODE, UPCOMING_GRANT } from '../env.js'
import { ONE, type Read } from './reads.js'
import { showing, unfold } from './scenario.js'

const GRANT_DETAILS = {
  hasAccessGrant: true,
  show: showing(AccessGrantDetailsElement, { accessGrantId: GRANT })
} as const

/** The same in a form that opens later. */
const TIMES = { startsAt: '2099-07-01T08:00:00Z', endsAt: '2099-07-15T08:00:00Z' }

/** Doors that could not be read are missing in the form, and can be read again. */
const FORM_DOORS = { show: showing(AccessGrantFormElement, TIMES), failed: 'Some doors could not be loaded' } as const

export const GRANT_READS: readonly Read[] = [
  {
    name: 'the access grants',
    operation: 'accessGrants.list',
    hasAccessGrant: true,
    show: showing(AccessGrantTableElement),
    failed: 'Access could not be loaded',
    refused: 'You can’t manage access here.'
  },
  {
    name: 'an access grant',
    operation: 'accessGrants.get',
    ...GRANT_DETAILS,
    failed: 'This access could not be loaded',
    gone: 'This access could not be found.',
    expected: ONE
  },
  {
    name: 'the ways in of an access grant',
    operation: 'accessMethods.list',
    ...GRANT_DETAILS,
    failed: 'The ways in could not be loaded'
  },
  {
    name: 'the doors of an access grant',
    operation: 'accessMethods.getRelated',
    ...GRANT_DETAILS,
    failed: '',
    unknown: 'Some doors may be missing here.'
  },
  {
    name: 'the use of the codes of an access grant',
    operation: 'events.list',
    ...GRANT_DETAILS,
    failed: 'The use of this code could not be loaded',
    part: 'Use',
    // The lock has no events, so the list is empty.
    expected: { 'null everywhere': 'shown' },
    // The part is omitted.
    without: ['404']
  },
  {
    name: 'what happened with an access',
    operation: 'events.list',
    hasSamples: true,
    // Access that has not started has no use, which reads events as well.
    show: showing(AccessGrantDetailsElement, { accessGrantId: UPCOMING_GRANT }),
    open: unfold('What happened'),
    failed: 'Activity could not be loaded'
  },
  {
    name: 'the access that a code belongs to',
    operation: 'accessGrants.list',
    hasAccessGrant: true,
    show: showing(AccessCodeDetailsElement, { accessCodeId: GRANT_CODE }),
    failed: '',
    absent: 'Belongs to the access of'
  },
  {
    name: 'the person with access',
    operation: 'userIdentities.get',
    ...GRANT_DETAILS,
    failed: '',
    // The name is also in the access grant.
    absent: '+33 6 12 34 56 78'
  },
  {
    name: 'the places of a new access',
    operation: 'spaces.list',
    ...FORM_DOORS,
    part: 'Places'
  },
  {
    name: 'the entrances of a new access',
    operation: 'acs.entrances.list',
    ...FORM_DOORS,
    // There are no entrances, so the list is empty.
    expected: { 'null everywhere': 'shown' },
    part: 'Entrances'
  },
  {
    name: 'the doors of a chosen place',
    operation: 'spaces.getRelated',
    show: showing(AccessGrantFormElement, {
      ...TIMES,
      spaceIds: ['space_ground_floor'],
      deviceIds: [],
      acsEntranceIds: []
    }),
    failed: '',
    unknown: 'Its doors could not be loaded.'
  },
  {
    name: 'the person of a new access',
    operation: 'userIdentities.get',
    show: showing(AccessGrantFormElement, { ...TIMES, userIdentityId: 'user_identity_chloe' }),
    failed: '',
    unknown: 'This person could not be loaded.'
  }
]
