import type { en } from './en.js'

/** A lock, in German. */
export const de: typeof en = ({ counted, either, number }) => ({
  lock: {
    locked: 'Verriegelt',
    unlocked: 'Entriegelt',
    unknown: 'Unbekannt',
    lock: 'Verriegeln',
    unlock: 'Entriegeln',
    locking: 'Wird verriegelt\u00a0…',
    unlocking: 'Wird entriegelt\u00a0…',
    lockStatus: 'Schloss',
    notReported: 'Dieses Schloss meldet nicht, ob es verriegelt ist.',
    notRemote: 'Es lässt sich nur an der Tür ver- und entriegeln.',
    notReached: 'Ob es verriegelt ist, wissen wir, sobald es wieder online ist.',
    updated: 'Der Zustand des Schlosses wurde geändert',
    updateFailed: 'Der Zustand des Schlosses konnte nicht geändert werden',
    stillWaiting: 'Noch keine Antwort von der Tür',
    codeLength: 'Codelänge',
    accessCodes: (count) => counted(count, { one: '# Zugangscode', other: '# Zugangscodes' }),
    accessCodesUnknown: '– Zugangscodes',
    digits: (count) => `${number(count)}-stelliger Code`,
    digitsBetween: (from, to) => `${number(from)}- bis ${number(to)}-stelliger Code`,
    digitsOneOf: (counts) => `Code mit ${either(counts)} Stellen`
  }
})
