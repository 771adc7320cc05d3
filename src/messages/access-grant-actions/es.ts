import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_ACTIONS } from './en.js'

/** Removing and changing access of people, in Spanish. */
export const es: Translation<typeof ACCESS_GRANT_ACTIONS> = () => ({
  remove: 'Eliminar acceso',
  confirmRemove: (name) => `¿Eliminar el acceso de ${name}?`,
  confirmRemoveUnnamed: '¿Eliminar este acceso?',
  pinStopsAt: (doors) => `El PIN deja de funcionar en ${doors}.`,
  pinStops: 'El PIN deja de funcionar.',
  linkStops: 'El enlace deja de funcionar.',
  cardStops: 'La tarjeta deja de funcionar.',
  cloudKeyStops: 'La llave en la nube deja de funcionar.',
  irreversible: 'Esta acción no se puede deshacer.',
  deleted: 'Se está eliminando el acceso',
  removed: 'Este acceso se ha eliminado.',
  deleteFailed: 'No se ha podido eliminar el acceso. Inténtelo de nuevo.',
  unknown: 'No se sabe si el acceso se ha eliminado. Inténtelo de nuevo.',
  failed: 'No se ha podido volver a dar acceso.',
  extend: 'Ampliar',
  extensions: { hour: '1 hora', day: '1 día' },
  extended: 'Se está ampliando el acceso',
  extendFailed: 'No se ha podido ampliar el acceso. Inténtelo de nuevo.',
  addWay: 'Añadir un medio de acceso',
  added: 'Se está preparando',
  addFailed: 'No se ha podido añadir este medio de acceso. Inténtelo de nuevo.',
  revoke: 'Revocar',
  confirmRevoke: { code: '¿Revocar el PIN?', mobile_key: '¿Revocar la llave móvil?', card: '¿Revocar la tarjeta?', cloud_key: '¿Revocar la llave en la nube?' },
  confirmRevokeOther: '¿Revocar este medio de acceso?',
  revoked: 'Se está eliminando',
  revokeFailed: 'No se ha podido revocar este medio de acceso. Inténtelo de nuevo.',
  revokeUnknown: 'No se sabe si este medio de acceso se ha revocado. Inténtelo de nuevo.',
  showQrCode: 'Mostrar código QR',
  scanLink: 'Escanear para abrir la llave móvil',
  encode: 'Codificar tarjeta',
  encoding: 'Codificando…',
  encodeFailed: 'No se ha podido codificar la tarjeta. Inténtelo de nuevo.'
})
