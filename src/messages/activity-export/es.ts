import type { Translation } from '../namespace.js'
import type { ACTIVITY_EXPORT } from './en.js'

/** Export of the activity log, in Spanish. */
export const es: Translation<typeof ACTIVITY_EXPORT> = ({ counted, number }) => ({
  title: 'Exportar la actividad',
  scope: (what, where) => `${what}, ${where}`,
  period: 'Periodo',
  lastDays: (count) => counted(count, { other: 'Últimos # días' }),
  chooseDates: 'Elegir fechas',
  from: 'Desde',
  to: 'Hasta',
  endBeforeStart: 'El final debe ser posterior al inicio',
  reading: 'Leyendo la actividad',
  read: (count) => counted(count, { one: '# evento leído', other: '# eventos leídos' }),
  stopped: (count) => counted(count, { one: 'La lectura se detuvo tras # evento.', other: 'La lectura se detuvo tras # eventos.' }),
  downloadSome: (count) => counted(count, { one: 'Descargar # evento', other: 'Descargar # eventos' }),
  printSome: (count) => counted(count, { one: 'Imprimir # evento', other: 'Imprimir # eventos' }),
  empty: 'No hay actividad en este periodo',
  exported: (count) => counted(count, { one: '# evento exportado', other: '# eventos exportados' }),
  cut: (count, date) => `Se exportaron los ${number(count)} eventos más recientes, hasta el ${date}.`,
  printed: (date) => `Impreso el ${date}`,
  columns: { time: 'Hora', device: 'Dispositivo', event: 'Qué ocurrió' }
})
