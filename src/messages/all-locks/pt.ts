import type { Translation } from '../namespace.js'
import type { ALL_LOCKS } from './en.js'

/** The codes of all locks, in Portuguese. */
export const pt: Translation<typeof ALL_LOCKS> = ({ counted, number }) => ({
  heading: 'Todos os códigos',
  list: 'Lista',
  calendar: 'Calendário',
  group: 'Agrupar por',
  byPerson: 'Pessoa',
  byLock: 'Fechadura',
  chooseLocks: 'Escolher as fechaduras',
  searchLocks: 'Buscar fechaduras',
  noLock: 'Nenhuma fechadura corresponde',
  chooseOne: 'Escolha pelo menos uma fechadura.',
  proceed: 'Continuar',
  locks: (count) => counted(count, { one: '# fechadura', other: '# fechaduras' }),
  progress: (loaded, total) => `Verificando códigos: ${number(loaded)} de ${number(total)} fechaduras`,
  failed: (count) =>
    counted(count, { one: 'Não foi possível carregar os códigos de # fechadura', other: 'Não foi possível carregar os códigos de # fechaduras' }),
  deleteAll: (count) => `Excluir todos (${number(count)})`,
  editAll: (count) => `Editar todos (${number(count)})`,
  codes: (count) => counted(count, { one: '# código', other: '# códigos' }),
  off: (count) =>
    counted(count, { one: '# fechadura precisa de outro tamanho de código.', other: '# fechaduras precisam de outro tamanho de código.' }),
  ownDigits: 'Estas fechaduras aceitam códigos de tamanhos diferentes: cada uma mantém o seu.',
  timesDiffer: 'Horários diferentes',
  differing: 'Diferente: cada um mantém o seu'
})
