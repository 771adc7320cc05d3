import type { Translation } from '../namespace.js'
import type { VIEW } from './en.js'

/** Sorting, groups and filters of a list, in Portuguese. */
export const pt: Translation<typeof VIEW> = ({ counted }) => ({
  heading: 'Exibição',
  sort: 'Ordenar',
  group: 'Agrupar por',
  battery: 'Bateria',
  problems: 'Problemas',
  all: 'Todas',
  ungrouped: 'Nenhum',
  reset: 'Redefinir',
  show: (count) => counted(count, { one: 'Mostrar # dispositivo', other: 'Mostrar # dispositivos' }),
  active: 'Filtros ativos',
  remove: (filter) => `Remover filtro: ${filter}`,
  clear: 'Limpar filtros',
  noneLeft: 'Nenhum dispositivo corresponde a estes filtros',
  lowBattery: 'Baterias fracas',
  offline: 'Sem conexão',
  issues: 'Com problemas',
  orders: {
    newest: 'Mais recentes primeiro',
    name: 'Nome',
    battery: 'Bateria mais fraca primeiro',
    issues: 'Problemas primeiro',
    kind: 'Tipo'
  },
  groupings: {
    kind: 'Tipo',
    account: 'Conta',
    manufacturer: 'Fabricante',
    space: 'Espaço'
  },
  none: {
    kind: 'Outros dispositivos',
    account: 'Sem conta',
    manufacturer: 'Fabricante desconhecido',
    space: 'Sem espaço'
  },
  kinds: {
    lock: 'Fechaduras',
    thermostat: 'Termostatos',
    'noise-sensor': 'Sensores de ruído'
  },
  states: {
    locked: 'Trancada',
    unlocked: 'Destrancada',
    heating: 'Aquecendo',
    cooling: 'Resfriando',
    noisy: 'Alto demais'
  }
})
