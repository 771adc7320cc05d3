import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_TABLE } from './en.js'

/** The list of access, in Spanish. */
export const es: Translation<typeof ACCESS_GRANT_TABLE> = ({ counted, number }) => ({
  heading: 'Acceso',
  give: 'Dar acceso',
  search: 'Buscar accesos',
  filters: 'Filtros',
  count: (count) => counted(count, { one: '# acceso', other: '# accesos' }),
  loadingMore: (count) => `${number(count)} hasta ahora…`,
  empty: 'Nadie tiene acceso todavía',
  emptyHere: 'Aquí todavía no hay accesos',
  noMatch: 'Ningún acceso coincide',
  failed: 'No se han podido cargar los accesos',
  partFailed: 'No se ha podido cargar todo',
  refused: { title: 'No puede gestionar los accesos aquí.', detail: 'Pida acceso a un administrador y vuelva a intentarlo.' },
  attention: (count, plus) => counted(count, { one: `#${plus} requiere atención`, other: `#${plus} requieren atención` }),
  sections: {
    attention: 'Requiere atención',
    now: 'Ahora',
    soon: 'Próximos 30 días',
    later: 'Más tarde',
    ended: 'Terminados'
  },
  stateFailed: 'No se ha podido cargar el estado',
  more: (count) => `+${number(count)}`,
  where: 'Dónde',
  when: 'Cuándo'
})
