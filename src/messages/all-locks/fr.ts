import type { Translation } from '../namespace.js'
import type { ALL_LOCKS } from './en.js'

/** The codes of all locks, in French. */
export const fr: Translation<typeof ALL_LOCKS> = ({ counted, number }) => ({
  heading: 'Tous les codes',
  list: 'Liste',
  calendar: 'Calendrier',
  group: 'Grouper par',
  byPerson: 'Personne',
  byLock: 'Serrure',
  chooseLocks: 'Choisir les serrures',
  searchLocks: 'Rechercher des serrures',
  noLock: 'Aucune serrure ne correspond',
  chooseOne: 'Choisissez au moins une serrure.',
  proceed: 'Continuer',
  locks: (count) => counted(count, { one: '# serrure', other: '# serrures' }),
  progress: (loaded, total) => `Vérification des codes\u00a0: ${number(loaded)} serrures sur ${number(total)}`,
  failed: (count) =>
    counted(count, { one: 'Les codes de # serrure n’ont pas pu être chargés', other: 'Les codes de # serrures n’ont pas pu être chargés' }),
  deleteAll: (count) => `Tout supprimer (${number(count)})`,
  editAll: (count) => `Tout modifier (${number(count)})`,
  codes: (count) => counted(count, { one: '# code', other: '# codes' }),
  off: (count) =>
    counted(count, { one: '# serrure exige une autre longueur de code.', other: '# serrures exigent une autre longueur de code.' }),
  ownDigits: 'Ces serrures acceptent des codes de longueurs différentes\u00a0: chacune garde le sien.',
  timesDiffer: 'Horaires différents',
  differing: 'Différent\u00a0: chacun garde le sien'
})
