import type { Translation } from '../namespace.js'
import type { ACTIVITY_EXPORT } from './en.js'

/** Export of the activity log, in Italian. */
export const it: Translation<typeof ACTIVITY_EXPORT> = ({ counted, number }) => ({
  title: 'Esporta l’attività',
  scope: (what, where) => `${what}, ${where}`,
  period: 'Periodo',
  lastDays: (count) => counted(count, { other: 'Ultimi # giorni' }),
  chooseDates: 'Scegli le date',
  from: 'Dal',
  to: 'Al',
  endBeforeStart: 'La fine deve essere dopo l’inizio',
  reading: 'Lettura dell’attività',
  read: (count) => counted(count, { one: '# evento letto', other: '# eventi letti' }),
  stopped: (count) => counted(count, { one: 'La lettura si è fermata dopo # evento.', other: 'La lettura si è fermata dopo # eventi.' }),
  downloadSome: (count) => counted(count, { one: 'Scarica # evento', other: 'Scarica # eventi' }),
  printSome: (count) => counted(count, { one: 'Stampa # evento', other: 'Stampa # eventi' }),
  empty: 'Nessuna attività in questo periodo',
  exported: (count) => counted(count, { one: '# evento esportato', other: '# eventi esportati' }),
  cut: (count, date) => `Sono stati esportati i ${number(count)} eventi più recenti, fino al ${date}.`,
  printed: (date) => `Stampato il ${date}`,
  columns: { time: 'Ora', device: 'Dispositivo', event: 'Che cosa è successo' }
})
