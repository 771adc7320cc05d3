import type { Translation } from '../namespace.js'
import type { CALENDAR } from './en.js'

/** Access periods by person and day, in Italian. */
export const it: Translation<typeof CALENDAR> = ({ counted, number }) => ({
  label: 'Soggiorni per giorno',
  earlier: 'Giorni precedenti',
  later: 'Giorni successivi',
  today: 'Oggi',
  empty: (range) => `Nessun soggiorno ${range}`,
  onToday: (events) => `Oggi: ${events}.`,
  comes: (names, count) => `${names} ${counted(count, { one: 'arriva', other: 'arrivano' })}`,
  leaves: (names, count) => `${names} ${counted(count, { one: 'parte', other: 'partono' })}`,
  comesAndLeaves: (names) => `${names}, arrivo e partenza`,
  more: (count) => `altri ${number(count)}`,
  in: (time) => `entra ${time}`,
  out: (time) => `esce ${time}`,
  always: 'Sempre',
  overlap: 'due persone, stessa porta',
  startsToday: 'inizia oggi',
  endsToday: 'finisce oggi',
  overlaps: (name, locks) => `insieme a ${name} su ${locks}`,
  keys: 'Pag su e Pag giù, o Alt e una freccia, spostano di un giorno. Con Maiusc spostano la fine; Maiusc e una freccia spostano l’inizio. Esc annulla.',
  change: (name, dates) => `${name}: ${dates}`,
  fixed: {
    ongoing: 'Questo codice non ha date. Aprilo per aggiungerle.',
    transitioning: 'Questo codice è in fase di impostazione o rimozione. Spostalo dopo.',
    notAllowed: 'Questo codice non può essere modificato qui.',
    faulty: 'Questo codice ha un problema. Aprilo per vedere cosa fare.',
    unsaved: 'Prima salva o annulla l’altra modifica.'
  }
})
