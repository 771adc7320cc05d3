import type { Translation } from '../namespace.js'
import type { ACTIVITY_EXPORT } from './en.js'

/** Export of the activity log, in German. */
export const de: Translation<typeof ACTIVITY_EXPORT> = ({ counted, number }) => ({
  title: 'Aktivität exportieren',
  scope: (what, where) => `${what}, ${where}`,
  period: 'Zeitraum',
  lastDays: (count) => counted(count, { other: 'Letzte # Tage' }),
  chooseDates: 'Daten wählen',
  from: 'Von',
  to: 'Bis',
  endBeforeStart: 'Das Ende muss nach dem Beginn liegen',
  reading: 'Aktivität wird gelesen',
  read: (count) => counted(count, { one: '# Ereignis gelesen', other: '# Ereignisse gelesen' }),
  stopped: (count) => counted(count, { one: 'Das Lesen endete nach # Ereignis.', other: 'Das Lesen endete nach # Ereignissen.' }),
  downloadSome: (count) => counted(count, { one: '# Ereignis herunterladen', other: '# Ereignisse herunterladen' }),
  printSome: (count) => counted(count, { one: '# Ereignis drucken', other: '# Ereignisse drucken' }),
  empty: 'Keine Aktivität in diesem Zeitraum',
  exported: (count) => counted(count, { one: '# Ereignis exportiert', other: '# Ereignisse exportiert' }),
  cut: (count, date) => `Die neuesten ${number(count)} Ereignisse wurden exportiert, zurück bis ${date}.`,
  printed: (date) => `Gedruckt am ${date}`,
  columns: { time: 'Zeit', device: 'Gerät', event: 'Ereignis' }
})
