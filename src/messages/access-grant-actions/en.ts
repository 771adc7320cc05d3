import { defineMessages } from '../namespace.js'

/** Removing and changing access of people, and its problems. */
export const ACCESS_GRANT_ACTIONS = defineMessages('accessGrantActions', () => ({
  confirmRemove: (name: string): string => `Remove ${name}’s access?`,
  confirmRemoveUnnamed: 'Remove this access?',
  pinStopsAt: (doors: string): string => `The PIN stops working at ${doors}.`,
  pinStops: 'The PIN stops working.',
  linkStops: 'The link stops working.',
  cardStops: 'The card stops working.',
  cloudKeyStops: 'The cloud key stops working.',
  irreversible: 'This can’t be undone.',
  deleted: 'Access is being removed',
  deleteFailed: 'Access could not be removed. Please try again.',
  unknown: 'It isn’t known whether access was removed. Please try again.',
  /** Undo has failed. */
  failed: 'Access could not be given again.',
  confirmRevoke: { code: 'Revoke the PIN?', mobile_key: 'Revoke the mobile key?', card: 'Revoke the key card?', cloud_key: 'Revoke the cloud key?' },
  confirmRevokeOther: 'Revoke this way in?',
  revoked: 'Being removed',
  revokeFailed: 'This way in could not be revoked. Please try again.',
  revokeUnknown: 'It isn’t known whether this way in was revoked. Please try again.',
  encode: 'Encode card',
  encoding: 'Encoding…',
  encodeFailed: 'The card could not be encoded. Please try again.',
  checkAgain: 'Check again',
  copyDigits: (digits: string): string => `Copy ${digits}`,
  alerts: 'Alerts',
  someDoors: 'some doors',
  noWayFor: (doors: string): string => `No way in could be made for ${doors}.`,
  failedToIssue: (way: string): string =>
    `${way}: not ready although access has started. The platform keeps trying.`,
  notIssuedYet: (way: string): string => `${way}: could not be made ready yet. The platform keeps trying.`,
  delayed: (way: string): string => `${way}: not ready yet, and access starts soon. The platform keeps trying.`,
  underprovisioned: 'Some doors aren’t ready yet.',
  overprovisioned: (doors: string): string =>
    `This access still opens ${doors}, which it should not. Removal continues.`,
  notRevocable: (door: string, end: string): string => `The code on ${door} can’t be taken back. It works until ${end}.`,
  notRevocableEver: (door: string): string => `The code on ${door} can’t be taken back.`,
  otherDigits: (door: string, digits: string, original: string): string =>
    `${door} uses other digits: ${digits}. ${original} was taken there.`,
  noPins: (door: string): string => `${door} doesn’t accept PINs and was left out.`,
  tooLong: (door: string): string => `${door} was left out: the access is too long.`,
  otherSlots: (door: string): string => `${door} was left out: the times don’t fit its fixed times.`,
  needsEnd: (door: string): string => `${door} was left out: it needs an end.`,
  leftOut: (door: string): string => `${door} was left out because of the times.`,
  timesChanging: 'The times are being changed.',
  endsUntilThen: (end: string): string => `The times are being changed. Until then it ends ${end}.`,
  neverEndsUntilThen: 'The times are being changed. Until then it has no end.',
  startsUntilThen: (start: string): string => `The times are being changed. Until then it starts ${start}.`,
  backupUsed: 'A backup code is used. Share the code shown here.'
}))
