import type { Translation } from '../namespace.js'
import type { CODE_LIMITS } from './en.js'

/** Limits of a lock, in the form of an access code, in Italian. */
export const it: Translation<typeof CODE_LIMITS> = ({ counted, number }) => ({
  met: 'rispettato',
  notMet: 'non rispettato',
  hints: {
    no_zeros: 'Senza 0',
    cannot_contain_089: 'Senza 0, 8 o 9',
    cannot_contain_0789: 'Solo le cifre da 1 a 6',
    cannot_start_with_12: 'Non inizia con 12',
    no_ascending_or_descending_sequence: 'Nessuna sequenza come 1234',
    at_least_three_unique_digits: 'Almeno 3 cifre diverse',
    unique_first_four_digits: 'Prime 4 cifre tutte diverse',
    no_all_same_digits: 'Cifre non tutte uguali'
  },
  knownCodesOnly: 'Deve essere un codice che l’account della serratura usa già',
  digitsOnly: 'Usa solo cifre',
  anyLength: 'Usa da 4 a 12 cifre',
  errors: {
    no_zeros: 'Questa serratura non accetta lo 0',
    cannot_contain_089: 'Questa serratura non accetta 0, 8 o 9',
    cannot_contain_0789: 'Questa serratura ha solo le cifre da 1 a 6',
    cannot_start_with_12: 'Il codice non può iniziare con 12',
    no_ascending_or_descending_sequence: 'Il codice non può essere una sequenza come 1234 o 4321',
    at_least_three_unique_digits: 'Usa almeno 3 cifre diverse',
    unique_first_four_digits: 'Le prime 4 cifre devono essere tutte diverse',
    no_all_same_digits: 'Le cifre non possono essere tutte uguali'
  },
  codes: {
    length: 'di questa lunghezza',
    no_zeros: 'con 0',
    cannot_contain_089: 'con 0, 8 o 9',
    cannot_contain_0789: 'con 0, 7, 8 o 9',
    cannot_start_with_12: 'che iniziano con 12',
    no_ascending_or_descending_sequence: 'in sequenza, come 1234 o 4321',
    at_least_three_unique_digits: 'con meno di 3 cifre diverse',
    unique_first_four_digits: 'che ripetono una delle prime 4 cifre',
    no_all_same_digits: 'con una sola cifra'
  },
  unaccepted: (lock, codes) => `${lock} non accetta codici ${codes}`,
  ofLocks: (count, total) => `${number(count)} serrature su ${number(total)}`,
  manyUnaccepted: (some, codes, locks) => `${some} non accettano codici ${codes}: ${locks}`,
  about: (locks, message) => `${locks}: ${message}`,
  manyAbout: (some, locks, message) => `${some} (${locks}): ${message}`,
  leaveOut: (count) => counted(count, { one: 'Escludi # serratura', other: 'Escludi # serrature' }),
  uncertainRun: 'Questa serratura potrebbe rifiutare serie come 123 o 111',
  sameDigits: (name) => `${name} ha già questo codice su questa serratura`,
  nameBetween: (min, max) => `Usa da ${number(min)} a ${number(max)} caratteri`,
  nameAtLeast: (min) => counted(min, { one: 'Usa almeno # carattere', other: 'Usa almeno # caratteri' }),
  nameAtMost: (max) => counted(max, { one: 'Massimo # carattere', other: 'Massimo # caratteri' }),
  nameTaken: 'Un altro codice su questa serratura ha questo nome',
  startNotInFuture: 'L’inizio deve essere nel futuro',
  lasts: (durations) => `Durata dei codici su questa serratura: ${durations}`,
  between: (min, max) => `da ${min} a ${max}`,
  atLeast: (duration) => `almeno ${duration}`,
  atMost: (duration) => `al massimo ${duration}`,
  or: (first, second) => `${first} o ${second}`,
  endOn: (date, time) => `Termina il ${date} alle ${time}`,
  endAt: (time) => `Termina alle ${time}`,
  sameTime: 'Inizio e fine devono essere alla stessa ora del giorno',
  startAndEndAt: (start, end) => `L’inizio deve essere alle ${start} e la fine alle ${end}`,
  startsOn: (days) => `Inizio dei codici su questa serratura: ${days}`,
  endsOn: (days) => `Fine dei codici su questa serratura: ${days}`,
  nthWeekday: (nth, weekday, index) => {
    const end = index === 0 ? 'a' : 'o'
    const ordinals = ['prim', 'second', 'terz', 'quart', 'quint'].map((ordinal) => ordinal + end)
    return `${nth < 0 ? `ultim${end}` : (ordinals[nth - 1] ?? number(nth))} ${weekday} del mese`
  },
  monthDay: (day) => (day < 0 ? 'ultimo giorno del mese' : `giorno ${number(day)} del mese`),
  uncheckedDates: 'La serratura limita le date. La piattaforma le controlla.',
  withoutEnd: 'Questa serratura potrebbe non accettare un codice senza fine.',
  startDate: 'Data di inizio',
  endDate: 'Data di fine',
  times: 'Orari',
  chooseTimes: 'Scegli gli orari',
  full: (used, most) =>
    `Questa serratura è piena: ${number(used)} codici su ${number(most)}. Eliminane prima uno, altrimenti il nuovo codice non potrà essere impostato.`,
  roomForOne: 'C’è posto per un altro codice.',
  manyFull: (count, locks) =>
    counted(count, { one: `# serratura è piena: ${locks}`, other: `# serrature sono piene: ${locks}` }),
  noCode: 'Nessun codice è adatto a questa serratura.',
  noSharedCode: 'Nessun codice è adatto a tutte queste serrature.'
})
