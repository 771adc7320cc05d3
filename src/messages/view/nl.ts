import type { Translation } from '../namespace.js'
import type { VIEW } from './en.js'

/** Sorting, groups and filters of a list, in Dutch. */
export const nl: Translation<typeof VIEW> = ({ counted }) => ({
  heading: 'Weergave',
  sort: 'Sorteren',
  group: 'Groeperen op',
  battery: 'Batterij',
  problems: 'Problemen',
  all: 'Alle',
  ungrouped: 'Geen',
  reset: 'Herstellen',
  show: (count) => counted(count, { one: '# apparaat tonen', other: '# apparaten tonen' }),
  active: 'Actieve filters',
  remove: (filter) => `Filter verwijderen: ${filter}`,
  clear: 'Filters wissen',
  noneLeft: 'Geen apparaat past bij deze filters',
  lowBattery: 'Bijna lege batterijen',
  offline: 'Offline',
  issues: 'Met problemen',
  orders: {
    newest: 'Nieuwste eerst',
    name: 'Op naam',
    battery: 'Leegste batterij eerst',
    issues: 'Problemen eerst',
    kind: 'Op soort'
  },
  groupings: {
    kind: 'Soort',
    account: 'Account',
    manufacturer: 'Fabrikant',
    space: 'Ruimte'
  },
  none: {
    kind: 'Andere apparaten',
    account: 'Zonder account',
    manufacturer: 'Onbekende fabrikant',
    space: 'Zonder ruimte'
  },
  kinds: {
    lock: 'Sloten',
    thermostat: 'Thermostaten',
    'noise-sensor': 'Geluidssensoren'
  },
  states: {
    locked: 'Vergrendeld',
    unlocked: 'Ontgrendeld',
    heating: 'Verwarmt',
    cooling: 'Koelt',
    noisy: 'Te luid'
  }
})
