import type { Translation } from '../namespace.js'
import type { OVERVIEW } from './en.js'

/** The overview of all devices, in Spanish. */
export const es: Translation<typeof OVERVIEW> = ({ counted, number }) => ({
  heading: 'Resumen',
  empty: 'Aún no hay dispositivos',
  allFine: 'Todo está bien',
  allFineSoFar: 'Por ahora todo está bien',
  needAttention: (count) => counted(count, { one: '# requiere atención', other: '# requieren atención' }),
  needAttentionSoFar: (count) =>
    counted(count, { one: 'Por ahora # requiere atención', other: 'Por ahora # requieren atención' }),
  fine: (count, total) => `${number(count)} de ${number(total)} dispositivos bien`,
  nothingToDo: 'Nada que hacer',
  toWatch: (count) => `${number(count)} en observación`,
  numbers: 'Los dispositivos en cifras',
  all: (count) => counted(count, { one: '# dispositivo', other: 'Los # dispositivos' }),
  counts: {
    issues: (count) => counted(count, { other: '# con problemas' }),
    offline: (count) => counted(count, { other: '# sin conexión' }),
    batteries: (count) => counted(count, { one: '# batería baja', other: '# baterías bajas' }),
    unlocked: (count) => counted(count, { one: '# desbloqueada', other: '# desbloqueadas' })
  },
  atNight: 'Desbloqueadas de noche',
  codes: 'Códigos que no funcionan',
  problems: 'Problemas',
  offline: 'Sin conexión',
  checkAll: (count) => `Comprobar los ${number(count)}`,
  visits: 'Llegadas y salidas de hoy',
  doors: 'Desbloqueadas ahora',
  climate: 'Termostatos que cambian hoy',
  from: (time) => `Desde las ${time}`,
  until: (time) => `Hasta las ${time}`,
  showMore: (count) => `Mostrar ${number(count)} más`,
  showFewer: 'Mostrar menos',
  readingCodes: (loaded, total) => `Comprobando códigos: ${number(loaded)} de ${number(total)} cerraduras`,
  codesFailed: (count) =>
    counted(count, { one: 'No se han podido cargar los códigos de # cerradura', other: 'No se han podido cargar los códigos de # cerraduras' }),
  schedulesFailed: (count) =>
    counted(count, { one: 'No se ha podido cargar el horario de # termostato', other: 'No se han podido cargar los horarios de # termostatos' })
})
