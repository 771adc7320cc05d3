import type { Translation } from '../namespace.js'
import type { OVERVIEW } from './en.js'

/** The overview of all devices, in German. */
export const de: Translation<typeof OVERVIEW> = ({ counted, number }) => ({
  heading: 'Überblick',
  empty: 'Noch keine Geräte',
  allFine: (count) =>
    count === 2
      ? 'Beide Geräte sind in Ordnung.'
      : counted(count, { one: 'Alles in Ordnung.', other: 'Alle # Geräte sind in Ordnung.' }),
  needYou: (count) => counted(count, { one: '# braucht Aufmerksamkeit.', other: '# brauchen Aufmerksamkeit.' }),
  someFine: (fine, needing) =>
    `${counted(needing, { one: '# braucht Aufmerksamkeit.', other: '# brauchen Aufmerksamkeit.' })} ${number(fine)} in Ordnung.`,
  soFar: (sentence) => `Bisher: ${sentence}`,
  asOf: (sentence, lastRead) => `${sentence} ${lastRead}.`,
  numbers: 'Geräte in Zahlen',
  all: (count) => (count === 2 ? 'Beide Geräte' : counted(count, { one: '# Gerät', other: 'Alle # Geräte' })),
  counts: {
    issues: (count) => counted(count, { other: '# mit Problemen' }),
    offline: (count) => counted(count, { other: '# offline' }),
    batteries: (count) => counted(count, { one: '# schwache Batterie', other: '# schwache Batterien' }),
    unlocked: (count) => counted(count, { other: '# entriegelt' })
  },
  accounts: 'Konten neu verbinden',
  hubs: 'Hubs und Bridges prüfen',
  atNight: 'Nachts entriegelt',
  codes: 'Codes, die nicht funktionieren',
  problems: 'Probleme',
  offline: 'Offline',
  batteries: 'Batterien wechseln',
  visits: 'Heute an- und abreisend',
  doors: 'Jetzt entriegelt',
  climate: 'Thermostate, die heute umschalten',
  from: (time) => `Ab ${time}`,
  until: (time) => `Bis ${time}`,
  showMore: (count) => `${number(count)} weitere anzeigen`,
  showFewer: 'Weniger anzeigen',
  readingCodes: (done, total) => `Codes werden geprüft: ${number(done)} von ${number(total)} Schlössern`,
  codesFailed: (count) =>
    counted(count, { one: 'Die Codes von # Schloss konnten nicht geladen werden', other: 'Die Codes von # Schlössern konnten nicht geladen werden' }),
  schedulesFailed: (count) =>
    counted(count, { one: 'Der Zeitplan von # Thermostat konnte nicht geladen werden', other: 'Die Zeitpläne von # Thermostaten konnten nicht geladen werden' })
})
