import type { Translation } from '../namespace.js'
import type { CALENDAR } from './en.js'

/** Access periods by person and day, in German. */
export const de: Translation<typeof CALENDAR> = ({ counted, number }) => ({
  label: 'Aufenthalte nach Tagen',
  earlier: 'Frühere Tage',
  later: 'Spätere Tage',
  today: 'Heute',
  empty: 'Keine Aufenthalte in diesen Tagen',
  onToday: (events) => `Heute: ${events}.`,
  comes: (names, count) => `${names} ${counted(count, { one: 'kommt', other: 'kommen' })}`,
  leaves: (names, count) => `${names} ${counted(count, { one: 'geht', other: 'gehen' })}`,
  comesAndLeaves: (names, count) => `${names} ${counted(count, { one: 'kommt und geht', other: 'kommen und gehen' })}`,
  more: (count) => `${number(count)} weitere`,
  startsToday: 'beginnt heute',
  endsToday: 'endet heute',
  overlaps: (name, locks) => `gleichzeitig mit ${name} an ${locks}`,
  keys: 'Alt und eine Pfeiltaste verschieben um einen Tag. Mit Umschalt verschieben sie das Ende, Umschalt und eine Pfeiltaste den Beginn. Escape nimmt es zurück.',
  change: (name, dates) => `${name}: ${dates}`,
  fixed: {
    open: 'Dieser Code hat weder Beginn noch Ende. Öffnen Sie ihn, um sie festzulegen.',
    transitioning: 'Dieser Code wird gerade gesetzt oder entfernt. Verschieben Sie ihn danach.',
    barred: 'Dieser Code kann hier nicht geändert werden.',
    faulty: 'Mit diesem Code stimmt etwas nicht. Öffnen Sie ihn, um zu sehen, was zu tun ist.',
    unanswered: 'Speichern Sie zuerst die andere Änderung, oder nehmen Sie sie zurück.'
  }
})
