import type { Translation } from '../namespace.js'
import type { SHARING } from './en.js'

/** Sharing an access code, in Dutch. */
export const nl: Translation<typeof SHARING> = () => ({
  share: 'Delen',
  pass: 'Gastenpas',
  print: 'Afdrukken',
  checkIn: 'Aankomst',
  checkOut: 'Vertrek',
  scan: 'Scan om deze pas op een telefoon te bewaren.',
  picture: 'QR-code van deze pas',
  tooLong: 'Deze tekst is te lang voor een QR-code.',
  text: 'Tekst om te delen',
  close: 'Sluiten',
  code: (pin) => `Toegangscode: ${pin}`,
  always: 'Altijd geldig',
  between: (start, end) => `Geldig van ${start} tot ${end}`,
  from: (start) => `Geldig vanaf ${start}`,
  until: (end) => `Geldig tot ${end}`,
  showQrCode: 'QR-code tonen',
  scanLink: 'Scan om de mobiele sleutel te openen'
})
