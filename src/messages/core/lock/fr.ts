import type { en } from './en.js'

/** A lock, in French. */
export const fr: typeof en = ({ counted, either, number }) => ({
  lock: {
    locked: 'Verrouillée',
    unlocked: 'Déverrouillée',
    unknown: 'Inconnu',
    lock: 'Verrouiller',
    unlock: 'Déverrouiller',
    locking: 'Verrouillage…',
    unlocking: 'Déverrouillage…',
    lockStatus: 'Serrure',
    notReported: 'Cette serrure n’indique pas si elle est verrouillée.',
    notRemote: 'Elle ne se verrouille et ne se déverrouille qu’à la porte.',
    notReached: 'Nous saurons si elle est verrouillée quand elle sera de nouveau en ligne.',
    updated: 'L’état de la serrure a été mis à jour',
    updateFailed: 'L’état de la serrure n’a pas pu être mis à jour',
    stillWaiting: 'La porte n’a pas encore répondu',
    codeLength: 'Longueur du code',
    accessCodes: (count) => counted(count, { one: '# code d’accès', other: '# codes d’accès' }),
    accessCodesUnknown: '– codes d’accès',
    digits: (count) => `Code à ${number(count)} chiffres`,
    digitsBetween: (from, to) => `Code de ${number(from)} à ${number(to)} chiffres`,
    digitsOneOf: (counts) => `Code à ${either(counts)} chiffres`
  }
})
