import type { Formats } from '../formats.js'
import type { OverviewMessages } from './en.js'

/** Texts of the overview of a house, in German. */
export const de = ({ counted, number }: Formats): OverviewMessages => ({
  overview: {
    heading: 'Überblick',
    empty: 'Noch keine Geräte',
    allFine: (count) => counted(count, { one: 'Das Gerät ist in Ordnung.', other: 'Alle # Geräte sind in Ordnung.' }),
    needYou: (count) => counted(count, { one: '# braucht Sie.', other: '# brauchen Sie.' }),
    someFine: (fine, needing) =>
      `${number(fine)} in Ordnung. ${counted(needing, { one: '# braucht Sie.', other: '# brauchen Sie.' })}`,
    soFar: (sentence) => `Bisher: ${sentence}`,
    asOf: (sentence, lastRead) => `${sentence} ${lastRead}.`,
    numbers: 'Geräte in Zahlen',
    all: (count) => counted(count, { one: '# Gerät', other: 'Alle # Geräte' }),
    counts: {
      issues: (count) => counted(count, { other: '# mit Problemen' }),
      offline: (count) => counted(count, { other: '# offline' }),
      batteries: (count) => counted(count, { one: '# schwache Batterie', other: '# schwache Batterien' }),
      unlocked: (count) => counted(count, { other: '# entriegelt' })
    },
    accounts: 'Konten neu verbinden',
    hubs: 'Hubs und Bridges prüfen',
    atNight: 'Nachts entriegelt',
    codes: 'Codes, die vielleicht nicht funktionieren',
    problems: 'Probleme',
    offline: 'Offline',
    batteries: 'Batterien wechseln',
    visits: 'Wer heute kommt und geht',
    doors: 'Jetzt entriegelt',
    climate: 'Thermostate, die heute umschalten',
    from: (time) => `Ab ${time}`,
    until: (time) => `Bis ${time}`,
    showMore: (count) => `${number(count)} weitere anzeigen`,
    showFewer: 'Weniger anzeigen',
    readingCodes: (done, total) => `Codes von ${number(done)} von ${number(total)} Schlössern`,
    codesFailed: (count) =>
      counted(count, { one: 'Die Codes von # Schloss konnten nicht geladen werden', other: 'Die Codes von # Schlössern konnten nicht geladen werden' }),
    codesRefused: 'Zugangscodes werden nicht gezeigt: Sie dürfen sie hier nicht sehen.',
    schedulesFailed: (count) =>
      counted(count, { one: 'Der Zeitplan von # Thermostat konnte nicht geladen werden', other: 'Die Zeitpläne von # Thermostaten konnten nicht geladen werden' }),
    schedulesRefused: 'Welche Thermostate heute umschalten, wird nicht gezeigt: Sie dürfen ihre Zeitpläne hier nicht sehen.'
  }
})
