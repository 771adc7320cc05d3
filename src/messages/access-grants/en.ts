import { defineMessages } from '../namespace.js'

/** Access of people: what several screens say of it. */
export const ACCESS_GRANTS = defineMessages('accessGrants', ({ number }) => ({
  title: 'Access',
  unnamed: 'Access',
  edit: 'Edit',
  remove: 'Remove access',
  revoke: 'Revoke',
  extend: 'Extend',
  chooseEnd: 'Choose…',
  extended: 'Access is being extended',
  extendFailed: 'Access could not be extended. Please try again.',
  clearSearch: 'Clear search',
  loading: 'Loading access',
  missingId: 'No access selected. Set the attribute access-grant-id.',
  notFound: 'This access could not be found.',
  loadFailed: 'This access could not be loaded',
  states: {
    removing: 'Removing…',
    ended: 'Ended',
    notWorking: 'Not working',
    partlyWorking: 'Partly working',
    notReady: 'Not ready',
    partlyReady: 'Partly ready',
    overprovisioned: 'Opens too much',
    late: 'Late',
    preparing: 'Preparing…',
    cardToEncode: 'Card to encode',
    cardToAssign: 'Card to assign',
    ready: 'Ready',
    active: 'Active'
  },
  between: (start: string, end: string): string => `${start} – ${end}`,
  noEnd: (start: string): string => `From ${start}, no end`,
  modes: { code: 'PIN', mobile_key: 'Mobile key', card: 'Key card', cloud_key: 'Cloud key' },
  otherMode: 'Other way in',
  copyPin: 'Copy PIN',
  ways: 'Ways in',
  worksAt: (works: number, total: number): string => `Works at ${number(works)} of ${number(total)} doors`,
  someDoor: 'A door',
  name: 'Name',
  beingRemoved: 'Access is being removed.'
}))
