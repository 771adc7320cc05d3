import { AccessGrantDetailsElement } from '../../../elements/access-grant-details.js'
import { AccessGrantTableElement } from '../../../elements/access-grant-table.js'
import { GRANT, SAMPLE_WITHOUT_PIN } from '../env.js'
import { ONE, type Read } from './reads.js'
import { showing } from './scenario.js'

const GRANT_DETAILS = {
  hasAccessGrant: true,
  show: showing(AccessGrantDetailsElement, { accessGrantId: GRANT })
} as const

export const GRANT_READS: readonly Read[] = [
  {
    name: 'the access grants',
    operation: 'accessGrants.list',
    hasAccessGrant: true,
    show: showing(AccessGrantTableElement),
    failed: 'Access could not be loaded'
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
    name: 'the doors of the places of access',
    operation: 'spaces.getRelated',
    hasSamples: true,
    show: showing(AccessGrantDetailsElement, { accessGrantId: SAMPLE_WITHOUT_PIN }),
    failed: '',
    // Only another door of the place takes a PIN.
    absent: 'Add a way in'
  },
  {
    name: 'the person with access',
    operation: 'userIdentities.get',
    ...GRANT_DETAILS,
    failed: '',
    // The name is also in the access grant.
    absent: '+33 6 12 34 56 78'
  }
]
