import type { Translation } from '../namespace.js'
import type { VIEW } from './en.js'

/** Sorting, groups and filters of a list, in German. */
export const de: Translation<typeof VIEW> = ({ counted }) => ({
  heading: 'Ansicht',
  sort: 'Sortieren',
  group: 'Gruppieren nach',
  battery: 'Batterie',
  problems: 'Probleme',
  all: 'Alle',
  ungrouped: 'Keine',
  reset: 'Zurücksetzen',
  show: (count) => counted(count, { one: '# Gerät anzeigen', other: '# Geräte anzeigen' }),
  active: 'Aktive Filter',
  remove: (filter) => `Filter entfernen: ${filter}`,
  clear: 'Filter zurücksetzen',
  noneLeft: 'Kein Gerät passt zu diesen Filtern',
  lowBattery: 'Schwache Batterien',
  offline: 'Offline',
  issues: 'Mit Problemen',
  orders: {
    newest: 'Neueste zuerst',
    name: 'Nach Namen',
    battery: 'Leerste Batterie zuerst',
    issues: 'Probleme zuerst',
    kind: 'Nach Art'
  },
  groupings: {
    kind: 'Art',
    account: 'Konto',
    manufacturer: 'Hersteller',
    space: 'Bereich'
  },
  none: {
    kind: 'Andere Geräte',
    account: 'Ohne Konto',
    manufacturer: 'Unbekannter Hersteller',
    space: 'Ohne Bereich'
  },
  kinds: {
    lock: 'Schlösser',
    thermostat: 'Thermostate',
    'noise-sensor': 'Lärmsensoren'
  },
  states: {
    locked: 'Verriegelt',
    unlocked: 'Entriegelt',
    heating: 'Heizt',
    cooling: 'Kühlt',
    noisy: 'Zu laut'
  }
})
