import type { Translation } from '../namespace.js'
import type { SHARING } from './en.js'

/** Sharing an access code, in Italian. */
export const it: Translation<typeof SHARING> = () => ({
  share: 'Condividi',
  pass: 'Pass ospite',
  print: 'Stampa',
  checkIn: 'Arrivo',
  checkOut: 'Partenza',
  scan: 'Scansiona per salvare questo pass su un telefono.',
  picture: 'Codice QR di questo pass',
  tooLong: 'Questo testo è troppo lungo per un codice QR.',
  text: 'Testo da condividere',
  close: 'Chiudi',
  code: (pin) => `Codice di accesso: ${pin}`,
  always: 'Valido in qualsiasi momento',
  between: (start, end) => `Valido da ${start} a ${end}`,
  from: (start) => `Valido da ${start}`,
  until: (end) => `Valido fino a ${end}`,
  showQrCode: 'Mostra codice QR',
  scanLink: 'Scansiona per aprire la chiave mobile'
})
