import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_DETAILS } from './en.js'

/** The details of an access, in Spanish. */
export const es: Translation<typeof ACCESS_GRANT_DETAILS> = ({ counted }) => ({
  removed: 'Este acceso se ha eliminado.',
  addWay: 'Añadir un medio de acceso',
  added: 'Se está preparando',
  addFailed: 'No se ha podido añadir este medio de acceso. Inténtelo de nuevo.',
  addUnknown: 'No se sabe si este medio de acceso se ha añadido. Inténtelo de nuevo.',
  noWays: 'Ningún medio de acceso',
  waysFailed: 'No se han podido cargar los medios de acceso',
  wayStates: {
    ready: 'Listo',
    preparing: 'Preparando…',
    failed: 'No está listo',
    removing: 'Eliminando…',
    changing: 'Listo, se están cambiando las horas',
    toEncode: 'Por codificar',
    toAssign: 'Por asignar',
    encoded: 'Codificada'
  },
  readySince: (date) => `Listo desde ${date}`,
  wayReady: (way) => `${way}: ya está disponible`,
  copyLink: 'Copiar enlace',
  link: 'Enlace',
  linkHidden: 'No se puede mostrar el enlace',
  uses: (count) => counted(count, { one: 'Se puede usar una vez', other: 'Se puede usar # veces' }),
  atDesk: 'Codifique la tarjeta en recepción.',
  webPass: 'Se abre desde el pase web del huésped.',
  doors: 'Puertas',
  doorsIncomplete: 'Aquí pueden faltar puertas.',
  doorStates: {
    set: 'El PIN está en la cerradura',
    later: 'El PIN se configura poco antes del inicio',
    setting: 'Configurando el PIN…',
    removing: 'Eliminando el PIN…',
    failed: 'El PIN no está en la cerradura',
    unsure: 'No se sabe si el PIN funciona',
    missing: 'Ningún medio de acceso',
    ready: 'Listo',
    preparing: 'Preparando…'
  },
  offline: 'Sin conexión',
  person: 'Persona',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  events: 'Qué ha pasado',
  information: 'Información del acceso',
  id: 'ID',
  copyId: 'Copiar ID',
  key: 'Clave',
  reservation: 'Reserva',
  created: 'Creado',
  timeZone: 'Zona horaria',
  activeUntil: (date) => `Activo hasta ${date}`,
  readyFrom: (date) => `Listo, comienza ${date}`,
  endedAt: (date) => `Terminado ${date}`
})
