import type { Translation } from '../namespace.js'
import type { OVERVIEW } from './en.js'

/** The overview of all devices, in Spanish. */
export const es: Translation<typeof OVERVIEW> = ({ counted, number }) => ({
  heading: 'Resumen',
  empty: 'Aún no hay dispositivos',
  allFine: (count) => counted(count, { one: 'Todo está bien.', other: 'Los # dispositivos están bien.' }),
  needYou: (count) => counted(count, { one: '# requiere atención.', other: '# requieren atención.' }),
  someFine: (fine, needing) =>
    `${counted(needing, { one: '# requiere atención.', other: '# requieren atención.' })} ${number(fine)} bien.`,
  soFar: (sentence) => `Hasta ahora: ${sentence}`,
  asOf: (sentence, lastRead) => `${sentence} ${lastRead}.`,
  numbers: 'Los dispositivos en cifras',
  all: (count) => counted(count, { one: '# dispositivo', other: 'Los # dispositivos' }),
  counts: {
    issues: (count) => counted(count, { other: '# con problemas' }),
    offline: (count) => counted(count, { other: '# sin conexión' }),
    batteries: (count) => counted(count, { one: '# batería baja', other: '# baterías bajas' }),
    unlocked: (count) => counted(count, { one: '# desbloqueada', other: '# desbloqueadas' })
  },
  accounts: 'Cuentas por reconectar',
  hubs: 'Hubs y puentes por revisar',
  atNight: 'Desbloqueadas de noche',
  codes: 'Códigos que no funcionan',
  problems: 'Problemas',
  offline: 'Sin conexión',
  batteries: 'Baterías por cambiar',
  visits: 'Llegadas y salidas de hoy',
  doors: 'Desbloqueadas ahora',
  climate: 'Termostatos que cambian hoy',
  from: (time) => `Desde las ${time}`,
  until: (time) => `Hasta las ${time}`,
  showMore: (count) => `Mostrar ${number(count)} más`,
  showFewer: 'Mostrar menos',
  readingCodes: (done, total) => `Comprobando códigos: ${number(done)} de ${number(total)} cerraduras`,
  codesFailed: (count) =>
    counted(count, { one: 'No se han podido cargar los códigos de # cerradura', other: 'No se han podido cargar los códigos de # cerraduras' }),
  schedulesFailed: (count) =>
    counted(count, { one: 'No se ha podido cargar el horario de # termostato', other: 'No se han podido cargar los horarios de # termostatos' })
})
