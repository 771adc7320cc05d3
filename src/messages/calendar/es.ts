import type { Translation } from '../namespace.js'
import type { CALENDAR } from './en.js'

/** Access periods by person and day, in Spanish. */
export const es: Translation<typeof CALENDAR> = ({ counted, number }) => ({
  label: 'Estancias por día',
  earlier: 'Días anteriores',
  later: 'Días siguientes',
  today: 'Hoy',
  empty: (range) => `Sin estancias ${range}`,
  onToday: (events) => `Hoy: ${events}.`,
  comes: (names, count) => `${names} ${counted(count, { one: 'llega', other: 'llegan' })}`,
  leaves: (names, count) => `${names} ${counted(count, { one: 'se va', other: 'se van' })}`,
  comesAndLeaves: (names) => `${names}, entrada y salida`,
  more: (count) => `${number(count)} más`,
  in: (time) => `entra ${time}`,
  out: (time) => `sale ${time}`,
  always: 'Siempre',
  overlap: 'dos personas, misma puerta',
  startsToday: 'empieza hoy',
  endsToday: 'termina hoy',
  overlaps: (name, locks) => `coincide con ${name} en ${locks}`,
  keys: 'Re Pág y Av Pág, o Alt y una flecha, mueven un día. Con Mayús mueven el final; Mayús y una flecha mueven el inicio. Escape lo deshace.',
  change: (name, dates) => `${name}: ${dates}`,
  fixed: {
    ongoing: 'Este código no tiene fechas. Ábralo para añadirlas.',
    transitioning: 'Este código se está añadiendo o quitando. Muévalo después.',
    notAllowed: 'Este código no se puede cambiar aquí.',
    faulty: 'Este código tiene un problema. Ábralo para ver qué hacer.',
    unsaved: 'Guarde o deshaga primero el otro cambio.'
  }
})
