import { defineMessages } from '../namespace.js'

/** The details of an access. */
export const ACCESS_GRANT_DETAILS = defineMessages('accessGrantDetails', ({ counted }) => ({
  removed: 'This access has been removed.',
  addWay: 'Add a way in',
  added: 'Being prepared',
  addFailed: 'This way in could not be added. Please try again.',
  addUnknown: 'It isn’t known whether this way in was added. Please try again.',
  noWays: 'No way in',
  waysFailed: 'The ways in could not be loaded',
  wayStates: {
    ready: 'Ready',
    preparing: 'Preparing…',
    failed: 'Not ready',
    removing: 'Being removed…',
    changing: 'Ready, times are being changed',
    toEncode: 'To be encoded',
    toAssign: 'To be assigned',
    encoded: 'Encoded'
  },
  readySince: (date: string): string => `Ready since ${date}`,
  /** Announced when a way in becomes ready. */
  wayReady: (way: string): string => `${way} ready`,
  copyLink: 'Copy link',
  link: 'Link',
  linkHidden: 'The link can’t be shown',
  uses: (count: number): string => counted(count, { one: 'Can be used once', other: 'Can be used # times' }),
  atDesk: 'Encode the card at the front desk.',
  webPass: 'Opens from the guest’s web pass.',
  doors: 'Doors',
  doorsIncomplete: 'Some doors may be missing here.',
  doorStates: {
    set: 'PIN is on the lock',
    later: 'PIN is set shortly before the start',
    unconnected: 'PIN works without a connection',
    setting: 'PIN is being set…',
    removing: 'PIN is being removed…',
    failed: 'PIN is not on the lock',
    unsure: 'It isn’t known whether the PIN works',
    missing: 'No way in',
    ready: 'Ready',
    preparing: 'Preparing…'
  },
  offline: 'Offline',
  person: 'Person',
  email: 'Email',
  phone: 'Phone',
  events: 'What happened',
  information: 'Access info',
  id: 'ID',
  copyId: 'Copy ID',
  key: 'Key',
  reservation: 'Reservation',
  created: 'Created',
  timeZone: 'Time zone',
  /** State with its time, in the details. */
  activeUntil: (date: string): string => `Active until ${date}`,
  readyFrom: (date: string): string => `Ready, starts ${date}`,
  endedAt: (date: string): string => `Ended ${date}`
}))
