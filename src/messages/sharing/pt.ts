import type { Translation } from '../namespace.js'
import type { SHARING } from './en.js'

/** Sharing an access code, in Portuguese. */
export const pt: Translation<typeof SHARING> = () => ({
  share: 'Compartilhar',
  pass: 'Passe de convidado',
  print: 'Imprimir',
  checkIn: 'Entrada',
  checkOut: 'Saída',
  scan: 'Leia o código para guardar este passe num telefone.',
  picture: 'Código QR deste passe',
  tooLong: 'Este texto é longo demais para um código QR.',
  text: 'Texto para compartilhar',
  close: 'Fechar',
  code: (pin) => `Código de acesso: ${pin}`,
  always: 'Válido a qualquer momento',
  between: (start, end) => `Válido de ${start} a ${end}`,
  from: (start) => `Válido a partir de ${start}`,
  until: (end) => `Válido até ${end}`,
  showQrCode: 'Mostrar código QR',
  scanLink: 'Escaneie para abrir a chave móvel'
})
