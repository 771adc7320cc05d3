import type { Translation } from '../namespace.js'
import type { CALENDAR } from './en.js'

/** Access periods by person and day, in Portuguese. */
export const pt: Translation<typeof CALENDAR> = ({ counted, number }) => ({
  label: 'Estadias por dia',
  earlier: 'Dias anteriores',
  later: 'Dias seguintes',
  today: 'Hoje',
  empty: (range) => `Nenhuma estadia ${range}`,
  onToday: (events) => `Hoje: ${events}.`,
  comes: (names, count) => `${names} ${counted(count, { one: 'chega', other: 'chegam' })}`,
  leaves: (names, count) => `${names} ${counted(count, { one: 'sai', other: 'saem' })}`,
  comesAndLeaves: (names) => `${names}, entrada e saída`,
  more: (count) => `mais ${number(count)}`,
  in: (time) => `entra ${time}`,
  out: (time) => `sai ${time}`,
  always: 'Sempre',
  overlap: 'duas pessoas, mesma porta',
  startsToday: 'começa hoje',
  endsToday: 'termina hoje',
  overlaps: (name, locks) => `ao mesmo tempo que ${name} em ${locks}`,
  keys: 'Page Up e Page Down, ou Alt e uma seta, movem um dia. Com Shift movem o fim; Shift e uma seta movem o início. Esc desfaz.',
  change: (name, dates) => `${name}: ${dates}`,
  fixed: {
    ongoing: 'Este código não tem datas. Abra-o para adicioná-las.',
    transitioning: 'Este código está sendo definido ou removido. Mova-o depois.',
    notAllowed: 'Este código não pode ser alterado aqui.',
    faulty: 'Há um problema com este código. Abra-o para ver o que fazer.',
    unsaved: 'Primeiro salve ou desfaça a outra alteração.'
  }
})
