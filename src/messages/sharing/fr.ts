import type { Translation } from '../namespace.js'
import type { SHARING } from './en.js'

/** Sharing an access code, in French. */
export const fr: Translation<typeof SHARING> = () => ({
  share: 'Partager',
  pass: 'Pass invité',
  print: 'Imprimer',
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  scan: 'Scannez pour enregistrer ce pass sur un téléphone.',
  picture: 'Code QR de ce pass',
  tooLong: 'Ce texte est trop long pour un code QR.',
  text: 'Texte à partager',
  close: 'Fermer',
  code: (pin) => `Code d’accès\u00a0: ${pin}`,
  always: 'Valable à tout moment',
  between: (start, end) => `Valable du ${start} au ${end}`,
  from: (start) => `Valable à partir du ${start}`,
  until: (end) => `Valable jusqu’au ${end}`,
  showQrCode: 'Afficher le code QR',
  scanLink: 'Scannez pour ouvrir la clé mobile'
})
