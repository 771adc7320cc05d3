import type { Translation } from '../namespace.js'
import type { OVERVIEW } from './en.js'

/** The overview of all devices, in German. */
export const de: Translation<typeof OVERVIEW> = ({ counted, number }) => ({
  heading: 'Überblick',
  empty: 'Noch keine Geräte',
  allFine: 'Alles in Ordnung',
  allFineSoFar: 'Bisher alles in Ordnung',
  needAttention: (count) => counted(count, { one: '# braucht Aufmerksamkeit', other: '# brauchen Aufmerksamkeit' }),
  needAttentionSoFar: (count) =>
    counted(count, { one: 'Bisher braucht # Aufmerksamkeit', other: 'Bisher brauchen # Aufmerksamkeit' }),
  fine: (count, total) => `${number(count)} von ${number(total)} Geräten in Ordnung`,
  nothingToDo: 'Nichts zu tun',
  toWatch: (count) => `${number(count)} zu beobachten`,
  numbers: 'Geräte in Zahlen',
  all: (count) => (count === 2 ? 'Beide Geräte' : counted(count, { one: '# Gerät', other: 'Alle # Geräte' })),
  counts: {
    issues: (count) => counted(count, { other: '# mit Problemen' }),
    offline: (count) => counted(count, { other: '# offline' }),
    batteries: (count) => counted(count, { one: '# schwache Batterie', other: '# schwache Batterien' }),
    unlocked: (count) => counted(count, { other: '# entriegelt' })
  },
  atNight: 'Nachts entriegelt',
  codes: 'Codes, die nicht funktionieren',
  problems: 'Probleme',
  offline: 'Offline',
  checkAll: (count) => `Alle ${number(count)} prüfen`,
  visits: 'Heute an- und abreisend',
  doors: 'Jetzt entriegelt',
  climate: 'Thermostate, die heute umschalten',
  from: (time) => `Ab ${time}`,
  until: (time) => `Bis ${time}`,
  showMore: (count) => `${number(count)} weitere anzeigen`,
  showFewer: 'Weniger anzeigen',
  readingCodes: (loaded, total) => `Codes werden geprüft: ${number(loaded)} von ${number(total)} Schlössern`,
  codesFailed: (count) =>
    counted(count, { one: 'Die Codes von # Schloss konnten nicht geladen werden', other: 'Die Codes von # Schlössern konnten nicht geladen werden' }),
  schedulesFailed: (count) =>
    counted(count, { one: 'Der Zeitplan von # Thermostat konnte nicht geladen werden', other: 'Die Zeitpläne von # Thermostaten konnten nicht geladen werden' })
})
