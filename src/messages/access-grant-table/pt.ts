import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_TABLE } from './en.js'

/** The list of access, in Portuguese. */
export const pt: Translation<typeof ACCESS_GRANT_TABLE> = ({ counted, number }) => ({
  heading: 'Acesso',
  give: 'Dar acesso',
  search: 'Buscar acessos',
  filters: 'Filtros',
  count: (count) => counted(count, { one: '# acesso', other: '# acessos' }),
  loadingMore: (count) => `Até agora, ${number(count)}…`,
  empty: 'Ninguém tem acesso ainda',
  emptyHere: 'Ainda não há acessos aqui',
  noMatch: 'Nenhum acesso corresponde',
  failed: 'Não foi possível carregar os acessos',
  partFailed: 'Não foi possível carregar tudo',
  refused: { title: 'Você não pode gerenciar os acessos aqui.', detail: 'Peça acesso a um administrador e tente novamente.' },
  attention: (count, plus) => counted(count, { one: `#${plus} precisa de atenção`, other: `#${plus} precisam de atenção` }),
  sections: {
    attention: 'Precisa de atenção',
    now: 'Agora',
    soon: 'Próximos 30 dias',
    later: 'Mais tarde',
    ended: 'Encerrados'
  },
  stateFailed: 'Não foi possível carregar o estado',
  more: (count) => `+${number(count)}`,
  where: 'Onde',
  when: 'Quando'
})
