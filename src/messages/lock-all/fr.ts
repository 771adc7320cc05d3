import type { Translation } from '../namespace.js'
import type { LOCK_ALL } from './en.js'

/** All locks in one latch, in French. */
export const fr: Translation<typeof LOCK_ALL> = ({ counted, number }) => ({
  label: 'Toutes les serrures',
  allLocked: (count) => counted(count, { one: '# porte verrouillée', other: 'Les # portes verrouillées' }),
  locked: (count) => counted(count, { one: '# porte verrouillée', other: '# portes verrouillées' }),
  unlocked: (count) => counted(count, { one: '# porte déverrouillée', other: '# portes déverrouillées' }),
  unlocking: (count) => `${number(count)} en cours de déverrouillage`,
  unknown: (count) => counted(count, { one: '# inconnue', other: '# inconnues' }),
  noneKnown: (count) =>
    counted(count, { one: 'État de # porte inconnu', other: 'État de # portes inconnu' }),
  lockAll: (count) =>
    count === 2
      ? 'Verrouiller les deux'
      : counted(count, { one: 'Verrouiller', other: 'Verrouiller les #' }),
  lockSome: (count, total) => `Verrouiller ${number(count)} sur ${number(total)}`
})
