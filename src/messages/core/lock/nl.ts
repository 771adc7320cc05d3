import type { en } from './en.js'

/** A lock, in Dutch. */
export const nl: typeof en = ({ counted, either, number }) => ({
  lock: {
    locked: 'Vergrendeld',
    unlocked: 'Ontgrendeld',
    unknown: 'Onbekend',
    lock: 'Vergrendelen',
    unlock: 'Ontgrendelen',
    locking: 'Vergrendelen…',
    unlocking: 'Ontgrendelen…',
    lockStatus: 'Slot',
    notReported: 'Dit slot meldt niet of het vergrendeld is.',
    notRemote: 'Het kan alleen bij de deur worden vergrendeld en ontgrendeld.',
    notReached: 'Of het vergrendeld is, weten we zodra het weer online is.',
    updated: 'De status van het slot is bijgewerkt',
    updateFailed: 'De status van het slot kon niet worden bijgewerkt',
    stillWaiting: 'De deur reageert nog niet',
    codeLength: 'Codelengte',
    accessCodes: (count) => counted(count, { one: '# toegangscode', other: '# toegangscodes' }),
    accessCodesUnknown: '– toegangscodes',
    digits: (count) => `Code van ${number(count)} cijfers`,
    digitsBetween: (from, to) => `Code van ${number(from)} t/m ${number(to)} cijfers`,
    digitsOneOf: (counts) => `Code van ${either(counts)} cijfers`
  }
})
