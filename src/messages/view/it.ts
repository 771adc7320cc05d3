import type { Translation } from '../namespace.js'
import type { VIEW } from './en.js'

/** Sorting, groups and filters of a list, in Italian. */
export const it: Translation<typeof VIEW> = ({ counted }) => ({
  heading: 'Vista',
  sort: 'Ordina',
  group: 'Raggruppa per',
  battery: 'Batteria',
  problems: 'Problemi',
  all: 'Tutti',
  ungrouped: 'Nessuno',
  reset: 'Reimposta',
  show: (count) => counted(count, { one: 'Mostra # dispositivo', other: 'Mostra # dispositivi' }),
  active: 'Filtri attivi',
  remove: (filter) => `Rimuovi filtro: ${filter}`,
  clear: 'Cancella filtri',
  noneLeft: 'Nessun dispositivo corrisponde a questi filtri',
  lowBattery: 'Batterie scariche',
  offline: 'Offline',
  issues: 'Con problemi',
  orders: {
    newest: 'Prima i più recenti',
    name: 'Nome',
    battery: 'Prima le batterie più scariche',
    issues: 'Prima i problemi',
    kind: 'Tipo'
  },
  groupings: {
    kind: 'Tipo',
    account: 'Account',
    manufacturer: 'Produttore',
    space: 'Spazio'
  },
  none: {
    kind: 'Altri dispositivi',
    account: 'Senza account',
    manufacturer: 'Produttore sconosciuto',
    space: 'Senza spazio'
  },
  kinds: {
    lock: 'Serrature',
    thermostat: 'Termostati',
    'noise-sensor': 'Sensori di rumore'
  },
  states: {
    locked: 'Bloccata',
    unlocked: 'Sbloccata',
    heating: 'Riscaldamento',
    cooling: 'Raffreddamento',
    noisy: 'Troppo rumore'
  }
})
