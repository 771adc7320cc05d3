import type { Translation } from '../namespace.js'
import type { CODE_LIMITS } from './en.js'

/** Limits of a lock, in the form of an access code, in Portuguese. */
export const pt: Translation<typeof CODE_LIMITS> = ({ counted, number }) => ({
  met: 'atendido',
  notMet: 'não atendido',
  hints: {
    no_zeros: 'Sem 0',
    cannot_contain_089: 'Sem 0, 8 ou 9',
    cannot_contain_0789: 'Somente os dígitos de 1 a 6',
    cannot_start_with_12: 'Não começa com 12',
    no_ascending_or_descending_sequence: 'Sem sequências como 1234',
    at_least_three_unique_digits: 'Pelo menos 3 dígitos diferentes',
    unique_first_four_digits: '4 primeiros dígitos todos diferentes',
    no_all_same_digits: 'Dígitos não todos iguais'
  },
  knownCodesOnly: 'Deve ser um código que a conta da fechadura já usa',
  digitsOnly: 'Use somente dígitos',
  anyLength: 'Use de 4 a 12 dígitos',
  errors: {
    no_zeros: 'Esta fechadura não aceita 0',
    cannot_contain_089: 'Esta fechadura não aceita 0, 8 ou 9',
    cannot_contain_0789: 'Esta fechadura só tem os dígitos de 1 a 6',
    cannot_start_with_12: 'O código não pode começar com 12',
    no_ascending_or_descending_sequence: 'O código não pode ser uma sequência como 1234 ou 4321',
    at_least_three_unique_digits: 'Use pelo menos 3 dígitos diferentes',
    unique_first_four_digits: 'Os 4 primeiros dígitos devem ser todos diferentes',
    no_all_same_digits: 'Os dígitos não podem ser todos iguais'
  },
  codes: {
    length: 'deste tamanho',
    no_zeros: 'com 0',
    cannot_contain_089: 'com 0, 8 ou 9',
    cannot_contain_0789: 'com 0, 7, 8 ou 9',
    cannot_start_with_12: 'que começam com 12',
    no_ascending_or_descending_sequence: 'em sequência, como 1234 ou 4321',
    at_least_three_unique_digits: 'com menos de 3 dígitos diferentes',
    unique_first_four_digits: 'que repetem um dos 4 primeiros dígitos',
    no_all_same_digits: 'com um único dígito'
  },
  unaccepted: (lock, codes) => `${lock} não aceita códigos ${codes}`,
  ofLocks: (count, total) => `${number(count)} de ${number(total)} fechaduras`,
  manyUnaccepted: (some, codes, locks) => `${some} não aceitam códigos ${codes}: ${locks}`,
  about: (locks, message) => `${locks}: ${message}`,
  manyAbout: (some, locks, message) => `${some} (${locks}): ${message}`,
  leaveOut: (count) => counted(count, { one: 'Excluir # fechadura', other: 'Excluir # fechaduras' }),
  uncertainRun: 'Esta fechadura pode recusar sequências como 123 ou 111',
  sameDigits: (name) => `${name} já tem este código nesta fechadura`,
  nameBetween: (min, max) => `Use de ${number(min)} a ${number(max)} caracteres`,
  nameAtLeast: (min) => counted(min, { one: 'Use pelo menos # caractere', other: 'Use pelo menos # caracteres' }),
  nameAtMost: (max) => counted(max, { one: 'Máximo de # caractere', other: 'Máximo de # caracteres' }),
  nameTaken: 'Outro código desta fechadura tem este nome',
  startNotInFuture: 'O início deve ser no futuro',
  lasts: (durations) => `Duração dos códigos nesta fechadura: ${durations}`,
  between: (min, max) => `de ${min} a ${max}`,
  atLeast: (duration) => `pelo menos ${duration}`,
  atMost: (duration) => `no máximo ${duration}`,
  or: (first, second) => `${first}, ou ${second}`,
  endOn: (date, time) => `Terminar em ${date} às ${time}`,
  endAt: (time) => `Terminar às ${time}`,
  sameTime: 'O início e o fim devem ser no mesmo horário do dia',
  startAndEndAt: (start, end) => `O início deve ser às ${start} e o fim às ${end}`,
  startsOn: (days) => `Início dos códigos nesta fechadura: ${days}`,
  endsOn: (days) => `Fim dos códigos nesta fechadura: ${days}`,
  nthWeekday: (nth, weekday, index) => {
    const end = index === 0 || index === 6 ? 'o' : 'a'
    const ordinals = ['primeir', 'segund', 'terceir', 'quart', 'quint'].map((ordinal) => ordinal + end)
    return `${nth < 0 ? `últim${end}` : (ordinals[nth - 1] ?? number(nth))} ${weekday} do mês`
  },
  monthDay: (day) => (day < 0 ? 'último dia do mês' : `dia ${number(day)} do mês`),
  uncheckedDates: 'A fechadura limita as datas. A plataforma as verifica.',
  withoutEnd: 'Esta fechadura pode não aceitar um código sem fim.',
  startDate: 'Data de início',
  endDate: 'Data de fim',
  times: 'Horários',
  chooseTimes: 'Escolha os horários',
  full: (used, most) =>
    `Esta fechadura está cheia: ${number(used)} de ${number(most)} códigos. Exclua um antes; caso contrário, o novo código não poderá ser definido.`,
  roomForOne: 'Há espaço para mais um código.',
  manyFull: (count, locks) =>
    counted(count, { one: `# fechadura está cheia: ${locks}`, other: `# fechaduras estão cheias: ${locks}` }),
  noCode: 'Nenhum código serve para esta fechadura.',
  noSharedCode: 'Nenhum código serve para todas estas fechaduras.'
})
