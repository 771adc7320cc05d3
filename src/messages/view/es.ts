import type { Translation } from '../namespace.js'
import type { VIEW } from './en.js'

/** Sorting, groups and filters of a list, in Spanish. */
export const es: Translation<typeof VIEW> = ({ counted }) => ({
  heading: 'Vista',
  sort: 'Ordenar',
  group: 'Agrupar por',
  battery: 'Batería',
  problems: 'Problemas',
  all: 'Todas',
  ungrouped: 'Ninguno',
  reset: 'Restablecer',
  show: (count) => counted(count, { one: 'Mostrar # dispositivo', other: 'Mostrar # dispositivos' }),
  active: 'Filtros activos',
  remove: (filter) => `Quitar filtro: ${filter}`,
  clear: 'Quitar los filtros',
  noneLeft: 'Ningún dispositivo cumple estos filtros',
  lowBattery: 'Baterías bajas',
  offline: 'Sin conexión',
  issues: 'Con problemas',
  orders: {
    newest: 'Más recientes primero',
    name: 'Nombre',
    battery: 'Batería más baja primero',
    issues: 'Problemas primero',
    kind: 'Tipo'
  },
  groupings: {
    kind: 'Tipo',
    account: 'Cuenta',
    manufacturer: 'Fabricante',
    space: 'Espacio'
  },
  none: {
    kind: 'Otros dispositivos',
    account: 'Sin cuenta',
    manufacturer: 'Fabricante desconocido',
    space: 'Sin espacio'
  },
  kinds: {
    lock: 'Cerraduras',
    thermostat: 'Termostatos',
    'noise-sensor': 'Sensores de ruido'
  },
  states: {
    locked: 'Bloqueada',
    unlocked: 'Desbloqueada',
    heating: 'Calentando',
    cooling: 'Enfriando',
    noisy: 'Demasiado ruido'
  }
})
