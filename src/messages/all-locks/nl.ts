import type { Translation } from '../namespace.js'
import type { ALL_LOCKS } from './en.js'

/** The codes of all locks, in Dutch. */
export const nl: Translation<typeof ALL_LOCKS> = ({ counted, number }) => ({
  heading: 'Alle toegangscodes',
  list: 'Lijst',
  calendar: 'Agenda',
  group: 'Groeperen op',
  byPerson: 'Persoon',
  byLock: 'Slot',
  chooseLocks: 'Kies de sloten',
  searchLocks: 'Sloten zoeken',
  noLock: 'Geen slot gevonden',
  chooseOne: 'Kies minstens één slot.',
  proceed: 'Doorgaan',
  locks: (count) => counted(count, { one: '# slot', other: '# sloten' }),
  progress: (loaded, total) => `Codes controleren: ${number(loaded)} van ${number(total)} sloten`,
  failed: (count) =>
    counted(count, { one: 'De codes van # slot konden niet worden geladen', other: 'De codes van # sloten konden niet worden geladen' }),
  deleteAll: (count) => `Alle ${number(count)} verwijderen`,
  editAll: (count) => `Alle ${number(count)} bewerken`,
  codes: (count) => counted(count, { one: '# code', other: '# codes' }),
  off: (count) =>
    counted(count, { one: '# slot heeft een andere codelengte nodig.', other: '# sloten hebben een andere codelengte nodig.' }),
  ownDigits: 'Deze sloten accepteren codes van verschillende lengte: elk houdt de eigen code.',
  timesDiffer: 'Tijden verschillen',
  differing: 'Verschilt: elke code houdt de eigen waarde'
})
