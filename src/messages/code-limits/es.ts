import type { Translation } from '../namespace.js'
import type { CODE_LIMITS } from './en.js'

/** Limits of a lock, in the form of an access code, in Spanish. */
export const es: Translation<typeof CODE_LIMITS> = ({ counted, number }) => ({
  met: 'cumplido',
  notMet: 'no cumplido',
  hints: {
    no_zeros: 'Sin el 0',
    cannot_contain_089: 'Sin 0, 8 ni 9',
    cannot_contain_0789: 'Solo dígitos del 1 al 6',
    cannot_start_with_12: 'No empieza por 12',
    no_ascending_or_descending_sequence: 'Sin secuencias como 1234',
    at_least_three_unique_digits: 'Al menos 3 dígitos distintos',
    unique_first_four_digits: 'Los 4 primeros dígitos distintos',
    no_all_same_digits: 'No todos los dígitos iguales'
  },
  knownCodesOnly: 'Debe ser un código que la cuenta de la cerradura ya utiliza',
  digitsOnly: 'Use solo dígitos',
  anyLength: 'Use de 4 a 12 dígitos',
  errors: {
    no_zeros: 'Esta cerradura no acepta el 0',
    cannot_contain_089: 'Esta cerradura no acepta 0, 8 ni 9',
    cannot_contain_0789: 'Esta cerradura solo tiene los dígitos del 1 al 6',
    cannot_start_with_12: 'El código no puede empezar por 12',
    no_ascending_or_descending_sequence: 'El código no puede ser una secuencia como 1234 o 4321',
    at_least_three_unique_digits: 'Use al menos 3 dígitos distintos',
    unique_first_four_digits: 'Los 4 primeros dígitos deben ser distintos',
    no_all_same_digits: 'Los dígitos no pueden ser todos iguales'
  },
  codes: {
    length: 'de esta longitud',
    no_zeros: 'con 0',
    cannot_contain_089: 'con 0, 8 o 9',
    cannot_contain_0789: 'con 0, 7, 8 o 9',
    cannot_start_with_12: 'que empiezan por 12',
    no_ascending_or_descending_sequence: 'en secuencia, como 1234 o 4321',
    at_least_three_unique_digits: 'con menos de 3 dígitos distintos',
    unique_first_four_digits: 'que repiten uno de los 4 primeros dígitos',
    no_all_same_digits: 'con un solo dígito'
  },
  unaccepted: (lock, codes) => `${lock} no acepta códigos ${codes}`,
  ofLocks: (count, total) => `${number(count)} de ${number(total)} cerraduras`,
  manyUnaccepted: (some, codes, locks) => `${some} no aceptan códigos ${codes}: ${locks}`,
  about: (locks, message) => `${locks}: ${message}`,
  manyAbout: (some, locks, message) => `${some} (${locks}): ${message}`,
  leaveOut: (count) => counted(count, { one: 'Excluir # cerradura', other: 'Excluir # cerraduras' }),
  uncertainRun: 'Es posible que esta cerradura rechace series como 123 o 111',
  sameDigits: (name) => `${name} ya tiene este código en esta cerradura`,
  nameBetween: (min, max) => `Use de ${number(min)} a ${number(max)} caracteres`,
  nameAtLeast: (min) => counted(min, { one: 'Use al menos # carácter', other: 'Use al menos # caracteres' }),
  nameAtMost: (max) => counted(max, { one: 'Máximo # carácter', other: 'Máximo # caracteres' }),
  nameTaken: 'Otro código de esta cerradura tiene este nombre',
  startNotInFuture: 'El inicio debe estar en el futuro',
  lasts: (durations) => `Duración de los códigos en esta cerradura: ${durations}`,
  between: (min, max) => `de ${min} a ${max}`,
  atLeast: (duration) => `al menos ${duration}`,
  atMost: (duration) => `como máximo ${duration}`,
  or: (first, second) => `${first}, o ${second}`,
  endOn: (date, time) => `Terminar el ${date} a las ${time}`,
  endAt: (time) => `Terminar a las ${time}`,
  sameTime: 'El inicio y el fin deben ser a la misma hora del día',
  startAndEndAt: (start, end) => `El inicio debe ser a las ${start} y el fin a las ${end}`,
  startsOn: (days) => `Inicio de los códigos en esta cerradura: ${days}`,
  endsOn: (days) => `Fin de los códigos en esta cerradura: ${days}`,
  nthWeekday: (nth, weekday) =>
    `${nth < 0 ? 'último' : ['primer', 'segundo', 'tercer', 'cuarto', 'quinto'][nth - 1] ?? number(nth)} ${weekday} del mes`,
  monthDay: (day) => (day < 0 ? 'último día del mes' : `día ${number(day)} del mes`),
  uncheckedDates: 'La cerradura limita las fechas. La plataforma las comprueba.',
  withoutEnd: 'Es posible que esta cerradura no acepte un código sin fin.',
  startDate: 'Fecha de inicio',
  endDate: 'Fecha de fin',
  times: 'Horas',
  chooseTimes: 'Elija las horas',
  full: (used, most) =>
    `Esta cerradura está llena: ${number(used)} de ${number(most)} códigos. Elimine uno antes; si no, el nuevo código no podrá configurarse.`,
  roomForOne: 'Queda sitio para un código más.',
  manyFull: (count, locks) =>
    counted(count, { one: `# cerradura está llena: ${locks}`, other: `# cerraduras están llenas: ${locks}` }),
  noCode: 'Ningún código sirve para esta cerradura.',
  noSharedCode: 'Ningún código sirve para todas estas cerraduras.'
})
