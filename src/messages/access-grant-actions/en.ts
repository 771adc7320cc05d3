import { defineMessages } from '../namespace.js'

/** Removing and changing access of people. */
export const ACCESS_GRANT_ACTIONS = defineMessages('accessGrantActions', () => ({
  remove: 'Remove access',
  confirmRemove: (name: string): string => `Remove ${name}’s access?`,
  confirmRemoveUnnamed: 'Remove this access?',
  pinStopsAt: (doors: string): string => `The PIN stops working at ${doors}.`,
  pinStops: 'The PIN stops working.',
  linkStops: 'The link stops working.',
  cardStops: 'The card stops working.',
  cloudKeyStops: 'The cloud key stops working.',
  irreversible: 'This can’t be undone.',
  deleted: 'Access is being removed',
  removed: 'This access has been removed.',
  deleteFailed: 'Access could not be removed. Please try again.',
  unknown: 'It isn’t known whether access was removed. Please try again.',
  /** Undo has failed. */
  failed: 'Access could not be given again.',
  extend: 'Extend',
  extensions: { hour: '1 hour', day: '1 day' },
  extended: 'Access is being extended',
  extendFailed: 'Access could not be extended. Please try again.',
  addWay: 'Add a way in',
  added: 'Being prepared',
  addFailed: 'This way in could not be added. Please try again.',
  revoke: 'Revoke',
  confirmRevoke: { code: 'Revoke the PIN?', mobile_key: 'Revoke the mobile key?', card: 'Revoke the key card?', cloud_key: 'Revoke the cloud key?' },
  confirmRevokeOther: 'Revoke this way in?',
  revoked: 'Being removed',
  revokeFailed: 'This way in could not be revoked. Please try again.',
  revokeUnknown: 'It isn’t known whether this way in was revoked. Please try again.',
  showQrCode: 'Show QR code',
  scanLink: 'Scan to open the mobile key',
  encode: 'Encode card',
  encoding: 'Encoding…',
  encodeFailed: 'The card could not be encoded. Please try again.'
}))
