import type { en } from './en.js'

/** A lock, in Spanish. */
export const es: typeof en = ({ counted, either, number }) => ({
  lock: {
    locked: 'Bloqueada',
    unlocked: 'Desbloqueada',
    unknown: 'Desconocido',
    lock: 'Bloquear',
    unlock: 'Desbloquear',
    locking: 'Bloqueando…',
    unlocking: 'Desbloqueando…',
    lockStatus: 'Cerradura',
    notReported: 'Esta cerradura no indica si está bloqueada.',
    notRemote: 'Solo se puede bloquear y desbloquear desde la puerta.',
    notReached: 'Sabremos si está bloqueada cuando vuelva a tener conexión.',
    updated: 'El estado de la cerradura se ha actualizado',
    updateFailed: 'No se ha podido actualizar el estado de la cerradura',
    stillWaiting: 'La puerta aún no responde',
    codeLength: 'Longitud del código',
    accessCodes: (count) => counted(count, { one: '# código de acceso', other: '# códigos de acceso' }),
    accessCodesUnknown: '– códigos de acceso',
    digits: (count) => `Código de ${number(count)} dígitos`,
    digitsBetween: (from, to) => `Código de ${number(from)} a ${number(to)} dígitos`,
    digitsOneOf: (counts) => `Código de ${either(counts)} dígitos`
  }
})
