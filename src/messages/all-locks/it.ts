import type { Translation } from '../namespace.js'
import type { ALL_LOCKS } from './en.js'

/** The codes of all locks, in Italian. */
export const it: Translation<typeof ALL_LOCKS> = ({ counted, number }) => ({
  heading: 'Tutti i codici',
  list: 'Elenco',
  calendar: 'Calendario',
  group: 'Raggruppa per',
  byPerson: 'Persona',
  byLock: 'Serratura',
  chooseLocks: 'Scegli le serrature',
  searchLocks: 'Cerca serrature',
  noLock: 'Nessuna serratura corrisponde',
  chooseOne: 'Scegli almeno una serratura.',
  proceed: 'Continua',
  locks: (count) => counted(count, { one: '# serratura', other: '# serrature' }),
  progress: (loaded, total) => `Verifica dei codici: ${number(loaded)} serrature su ${number(total)}`,
  failed: (count) =>
    counted(count, { one: 'Impossibile caricare i codici di # serratura', other: 'Impossibile caricare i codici di # serrature' }),
  deleteAll: (count) => `Elimina tutti (${number(count)})`,
  editAll: (count) => `Modifica tutti (${number(count)})`,
  codes: (count) => counted(count, { one: '# codice', other: '# codici' }),
  off: (count) =>
    counted(count, { one: '# serratura richiede una lunghezza del codice diversa.', other: '# serrature richiedono una lunghezza del codice diversa.' }),
  ownDigits: 'Queste serrature accettano codici di lunghezza diversa: ognuna mantiene il suo.',
  timesDiffer: 'Orari diversi',
  differing: 'Diverso: ognuno mantiene il suo'
})
