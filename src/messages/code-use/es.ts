import type { Translation } from '../namespace.js'
import type { CODE_USE } from './en.js'

/** Use of an access code, in its details, in Spanish. */
export const es: Translation<typeof CODE_USE> = ({ counted }) => ({
  title: 'Uso',
  lastUsed: 'Último uso',
  firstUsed: 'Primer uso',
  used: (count) => counted(count, { one: 'Usado una vez', other: 'Usado # veces' }),
  usedAtLeast: (count) => counted(count, { one: 'Usado al menos una vez', other: 'Usado al menos # veces' }),
  inWindow: 'en los últimos 30 días',
  withBackup: 'con el código de reserva',
  yesterday: (time) => `Ayer, ${time}`,
  usedAt: (when) => `Usado: ${when}`,
  denied: (count, when) => counted(count, { one: `Rechazado una vez, ${when}`, other: `Rechazado # veces, la última ${when}` }),
  because: (denied, reason) => `${denied}: ${reason}`,
  reasons: {
    unknown_code: 'La cerradura no conoce el código',
    expired_code: 'Código caducado',
    blocklisted_code: 'Código bloqueado',
    too_many_attempts: 'Demasiados intentos',
    blocked_by_privacy_mode: 'El modo privado está activado',
    credential_error: 'No se ha podido leer el código'
  },
  notUsed: 'Sin usar todavía',
  notRecently: 'Ningún uso en los últimos 30 días',
  unknown: 'Ningún uso notificado. Puede que esta cerradura no indique qué código se ha usado.',
  notReported: 'Esta cerradura no indica qué código se ha usado.',
  offlineCode: 'El uso de los códigos sin conexión no se notifica.',
  notFound: (count) => counted(count, { one: 'Ningún uso en el último evento.', other: 'Ningún uso en los últimos # eventos.' }),
  lockOffline: 'La cerradura está sin conexión. Pueden faltar usos posteriores.',
  failed: 'No se ha podido cargar el uso de este código',
  showAll: 'Mostrar todos los usos'
})
