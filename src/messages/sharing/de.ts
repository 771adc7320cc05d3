import type { Translation } from '../namespace.js'
import type { SHARING } from './en.js'

/** Sharing an access code, in German. */
export const de: Translation<typeof SHARING> = () => ({
  share: 'Teilen',
  pass: 'Gästepass',
  print: 'Drucken',
  checkIn: 'Anreise',
  checkOut: 'Abreise',
  scan: 'Scannen, um diesen Pass auf einem Telefon zu speichern.',
  picture: 'QR-Code dieses Passes',
  tooLong: 'Dieser Text ist zu lang für einen QR-Code.',
  text: 'Text zum Teilen',
  close: 'Schließen',
  code: (pin) => `Zugangscode: ${pin}`,
  always: 'Jederzeit gültig',
  between: (start, end) => `Gültig von ${start} bis ${end}`,
  from: (start) => `Gültig ab ${start}`,
  until: (end) => `Gültig bis ${end}`,
  showQrCode: 'QR-Code anzeigen',
  scanLink: 'Zum Öffnen des mobilen Schlüssels scannen'
})
