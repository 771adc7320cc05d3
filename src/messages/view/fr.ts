import type { Translation } from '../namespace.js'
import type { VIEW } from './en.js'

/** Sorting, groups and filters of a list, in French. */
export const fr: Translation<typeof VIEW> = ({ counted }) => ({
  heading: 'Affichage',
  sort: 'Trier',
  group: 'Grouper par',
  battery: 'Pile',
  problems: 'Problèmes',
  all: 'Tous',
  ungrouped: 'Aucun',
  reset: 'Réinitialiser',
  show: (count) => counted(count, { one: 'Afficher # appareil', other: 'Afficher # appareils' }),
  active: 'Filtres actifs',
  remove: (filter) => `Retirer le filtre\u00a0: ${filter}`,
  clear: 'Effacer les filtres',
  noneLeft: 'Aucun appareil ne correspond à ces filtres',
  lowBattery: 'Piles faibles',
  offline: 'Hors ligne',
  issues: 'Avec problèmes',
  orders: {
    newest: 'Les plus récents d’abord',
    name: 'Nom',
    battery: 'Pile la plus faible d’abord',
    issues: 'Problèmes d’abord',
    kind: 'Type'
  },
  groupings: {
    kind: 'Type',
    account: 'Compte',
    manufacturer: 'Fabricant',
    space: 'Espace'
  },
  none: {
    kind: 'Autres appareils',
    account: 'Sans compte',
    manufacturer: 'Fabricant inconnu',
    space: 'Sans espace'
  },
  kinds: {
    lock: 'Serrures',
    thermostat: 'Thermostats',
    'noise-sensor': 'Capteurs de bruit'
  },
  states: {
    locked: 'Verrouillée',
    unlocked: 'Déverrouillée',
    heating: 'Chauffe',
    cooling: 'Refroidit',
    noisy: 'Trop de bruit'
  }
})
