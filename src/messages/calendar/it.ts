import type { Translation } from '../namespace.js'
import type { CALENDAR } from './en.js'

/** Access periods by person and day, in Italian. */
export const it: Translation<typeof CALENDAR> = ({ counted, number }) => ({
  label: 'Soggiorni per giorno',
  earlier: 'Giorni precedenti',
  later: 'Giorni successivi',
  today: 'Oggi',
  empty: 'Nessun soggiorno in questi giorni',
  onToday: (events) => `Oggi: ${events}.`,
  comes: (names, count) => `${names} ${counted(count, { one: 'arriva', other: 'arrivano' })}`,
  leaves: (names, count) => `${names} ${counted(count, { one: 'parte', other: 'partono' })}`,
  comesAndLeaves: (names, count) => `${names} ${counted(count, { one: 'arriva e riparte', other: 'arrivano e ripartono' })}`,
  more: (count) => `altri ${number(count)}`,
  startsToday: 'inizia oggi',
  endsToday: 'finisce oggi',
  overlaps: (name, locks) => `insieme a ${name} su ${locks}`,
  keys: 'Alt e una freccia spostano di un giorno. Con Maiusc spostano la fine; Maiusc e una freccia spostano l’inizio. Esc annulla.',
  change: (name, dates) => `${name}: ${dates}`,
  fixed: {
    open: 'Questo codice non ha inizio e fine da spostare. Aprilo per impostarli.',
    transitioning: 'Questo codice è in fase di impostazione o rimozione. Spostalo dopo.',
    barred: 'Questo codice non può essere modificato qui.',
    faulty: 'Questo codice ha un problema. Aprilo per vedere cosa fare.',
    unanswered: 'Prima salva o annulla l’altra modifica.'
  }
})
