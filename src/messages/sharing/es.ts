import type { Translation } from '../namespace.js'
import type { SHARING } from './en.js'

/** Sharing an access code, in Spanish. */
export const es: Translation<typeof SHARING> = () => ({
  share: 'Compartir',
  pass: 'Pase de invitado',
  print: 'Imprimir',
  checkIn: 'Entrada',
  checkOut: 'Salida',
  scan: 'Escanee para guardar este pase en un teléfono.',
  picture: 'Código QR de este pase',
  tooLong: 'Este texto es demasiado largo para un código QR.',
  text: 'Texto para compartir',
  close: 'Cerrar',
  code: (pin) => `Código de acceso: ${pin}`,
  always: 'Válido en todo momento',
  between: (start, end) => `Válido del ${start} al ${end}`,
  from: (start) => `Válido desde el ${start}`,
  until: (end) => `Válido hasta el ${end}`,
  showQrCode: 'Mostrar código QR',
  scanLink: 'Escanear para abrir la llave móvil'
})
