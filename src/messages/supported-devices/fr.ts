import type { Translation } from '../namespace.js'
import type { SUPPORTED_DEVICES } from './en.js'

/** The catalog of supported devices, in French. */
export const fr: Translation<typeof SUPPORTED_DEVICES> = ({ counted, number }) => ({
  heading: 'Appareils compatibles',
  filters: (count) => (count > 0 ? `Filtres (${number(count)})` : 'Filtres'),
  manufacturer: 'Fabricant',
  all: 'Tous',
  supported: 'Compatibles',
  search: 'Rechercher des modèles',
  clearSearch: 'Effacer la recherche',
  devices: 'Appareils',
  sku: (sku) => `Référence ${sku}`,
  connectionTypes: { wifi: 'Wi-Fi', zwave: 'Z-Wave', zigbee: 'Zigbee' },
  support: { stable: 'LIVE', beta: 'BÊTA', inquire: 'Sur demande' },
  seeAll: (count) => `Tout afficher (${number(count)})`,
  showLess: 'Afficher moins',
  unnamedManufacturer: 'Autres fabricants',
  unnamedModel: 'Modèle sans nom',
  loading: 'Chargement des modèles…',
  empty: 'Aucun modèle trouvé.',
  noMatches: 'Aucun modèle ne correspond à votre recherche.',
  clearSearchTerms: 'Effacer les termes recherchés',
  clearFilters: 'Effacer les filtres',
  failed: 'Les modèles n’ont pas pu être chargés.',
  retry: 'Réessayer',
  count: (count) => counted(count, { one: '# modèle', other: '# modèles' })
})
