import type { Translation } from '../namespace.js'
import type { CALENDAR } from './en.js'

/** Access periods by person and day, in German. */
export const de: Translation<typeof CALENDAR> = ({ counted, number }) => ({
  label: 'Aufenthalte nach Tagen',
  earlier: 'Frühere Tage',
  later: 'Spätere Tage',
  today: 'Heute',
  empty: (range) => `Keine Aufenthalte ${range}`,
  onToday: (events) => `Heute: ${events}.`,
  comes: (names, count) => `${names} ${counted(count, { one: 'kommt', other: 'kommen' })}`,
  leaves: (names, count) => `${names} ${counted(count, { one: 'geht', other: 'gehen' })}`,
  comesAndLeaves: (names) => `${names}, Ankunft und Abreise`,
  more: (count) => `${number(count)} weitere`,
  in: (time) => `ab ${time}`,
  out: (time) => `bis ${time}`,
  always: 'Immer',
  overlap: 'zwei Personen, gleiche Tür',
  startsToday: 'beginnt heute',
  endsToday: 'endet heute',
  overlaps: (name, locks) => `gleichzeitig mit ${name} an ${locks}`,
  keys: 'Bild auf und Bild ab oder Alt und eine Pfeiltaste verschieben um einen Tag. Mit Umschalt verschieben sie das Ende, Umschalt und eine Pfeiltaste den Beginn. Escape nimmt es zurück.',
  change: (name, dates) => `${name}: ${dates}`,
  fixed: {
    ongoing: 'Dieser Code hat keinen Zeitraum. Öffnen Sie ihn, um einen festzulegen.',
    transitioning: 'Dieser Code wird gerade gesetzt oder entfernt. Verschieben Sie ihn danach.',
    notAllowed: 'Dieser Code kann hier nicht geändert werden.',
    faulty: 'Mit diesem Code stimmt etwas nicht. Öffnen Sie ihn, um zu sehen, was zu tun ist.',
    unsaved: 'Speichern Sie zuerst die andere Änderung, oder nehmen Sie sie zurück.'
  }
})
