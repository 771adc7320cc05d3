import type { Translation } from '../namespace.js'
import type { LOCK_ALL } from './en.js'

/** All locks in one latch, in German. */
export const de: Translation<typeof LOCK_ALL> = ({ counted, number }) => ({
  label: 'Alle Schlösser',
  allLocked: (count) =>
    count === 2
      ? 'Beide Türen verriegelt'
      : counted(count, { one: '# Tür verriegelt', other: 'Alle # Türen verriegelt' }),
  locked: (count) => counted(count, { one: '# Tür verriegelt', other: '# Türen verriegelt' }),
  unlocked: (count) => counted(count, { one: '# Tür entriegelt', other: '# Türen entriegelt' }),
  unlocking: (count) => `${number(count)} wird gerade entriegelt`,
  unknown: (count) => `${number(count)} unbekannt`,
  noneKnown: (count) =>
    counted(count, { one: 'Zustand von # Tür unbekannt', other: 'Zustand von # Türen unbekannt' }),
  lockAll: (count) =>
    count === 2 ? 'Beide verriegeln' : counted(count, { one: 'Verriegeln', other: 'Alle # verriegeln' }),
  lockSome: (count, total) => `${number(count)} von ${number(total)} verriegeln`
})
