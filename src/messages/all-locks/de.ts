import type { Translation } from '../namespace.js'
import type { ALL_LOCKS } from './en.js'

/** The codes of all locks, in German. */
export const de: Translation<typeof ALL_LOCKS> = ({ counted, number }) => ({
  heading: 'Alle Zugangscodes',
  list: 'Liste',
  calendar: 'Kalender',
  group: 'Gruppieren nach',
  byPerson: 'Person',
  byLock: 'Schloss',
  chooseLocks: 'Schlösser wählen',
  searchLocks: 'Schlösser suchen',
  noLock: 'Kein passendes Schloss',
  chooseOne: 'Wählen Sie mindestens ein Schloss.',
  proceed: 'Weiter',
  locks: (count) => counted(count, { one: '# Schloss', other: '# Schlösser' }),
  progress: (loaded, total) => `Codes werden geprüft: ${number(loaded)} von ${number(total)} Schlössern`,
  failed: (count) =>
    counted(count, { one: 'Die Codes von # Schloss konnten nicht geladen werden', other: 'Die Codes von # Schlössern konnten nicht geladen werden' }),
  deleteAll: (count) => `Alle ${number(count)} löschen`,
  editAll: (count) => `Alle ${number(count)} bearbeiten`,
  codes: (count) => counted(count, { one: '# Code', other: '# Codes' }),
  off: (count) =>
    counted(count, { one: '# Schloss braucht eine andere Codelänge.', other: '# Schlösser brauchen eine andere Codelänge.' }),
  ownDigits: 'Diese Schlösser nehmen Codes verschiedener Länge an: Jedes behält seinen.',
  timesDiffer: 'Verschiedene Zeiten',
  differing: 'Verschieden: Jeder Code behält seine Angabe'
})
