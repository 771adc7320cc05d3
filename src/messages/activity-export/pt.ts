import type { Translation } from '../namespace.js'
import type { ACTIVITY_EXPORT } from './en.js'

/** Export of the activity log, in Portuguese. */
export const pt: Translation<typeof ACTIVITY_EXPORT> = ({ counted, number }) => ({
  title: 'Exportar atividade',
  scope: (what, where) => `${what}, ${where}`,
  period: 'Período',
  lastDays: (count) => counted(count, { other: 'Últimos # dias' }),
  chooseDates: 'Escolher datas',
  from: 'De',
  to: 'Até',
  endBeforeStart: 'O fim deve ser depois do início',
  reading: 'Lendo a atividade',
  read: (count) => counted(count, { one: '# evento lido', other: '# eventos lidos' }),
  stopped: (count) => counted(count, { one: 'A leitura parou após # evento.', other: 'A leitura parou após # eventos.' }),
  downloadSome: (count) => counted(count, { one: 'Baixar # evento', other: 'Baixar # eventos' }),
  printSome: (count) => counted(count, { one: 'Imprimir # evento', other: 'Imprimir # eventos' }),
  empty: 'Nenhuma atividade neste período',
  exported: (count) => counted(count, { one: '# evento exportado', other: '# eventos exportados' }),
  cut: (count, date) => `Os ${number(count)} eventos mais recentes foram exportados, até ${date}.`,
  printed: (date) => `Impresso em ${date}`,
  columns: { time: 'Hora', device: 'Dispositivo', event: 'O que aconteceu' }
})
