import { defineMessages } from '../namespace.js'

/** Sharing an access code. */
export const SHARING = defineMessages('sharing', () => ({
  share: 'Share',
  pass: 'Guest pass',
  print: 'Print',
  /** Start of the access period. */
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  /** Purpose of the QR code. */
  scan: 'Scan to save this pass on a phone.',
  picture: 'QR code of this pass',
  tooLong: 'This text is too long for a QR code.',
  text: 'Text to share',
  close: 'Close',
  code: (pin: string) => `Access code: ${pin}`,
  always: 'Valid at any time',
  between: (start: string, end: string) => `Valid from ${start} to ${end}`,
  from: (start: string) => `Valid from ${start}`,
  until: (end: string) => `Valid until ${end}`,
  showQrCode: 'Show QR code',
  scanLink: 'Scan to open the mobile key'
}))
