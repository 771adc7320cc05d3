import type { Translation } from '../namespace.js'
import type { SUPPORTED_DEVICES } from './en.js'

/** The catalog of supported devices, in Italian. */
export const it: Translation<typeof SUPPORTED_DEVICES> = ({ counted, number }) => ({
  heading: 'Dispositivi supportati',
  filters: (count) => (count > 0 ? `Filtri (${number(count)})` : 'Filtri'),
  manufacturer: 'Produttore',
  all: 'Tutti',
  supported: 'Supportati',
  search: 'Cerca modelli di dispositivi',
  clearSearch: 'Cancella ricerca',
  devices: 'Dispositivi',
  sku: (sku) => `Codice articolo ${sku}`,
  connectionTypes: { wifi: 'Wi-Fi', zwave: 'Z-Wave', zigbee: 'Zigbee' },
  support: { stable: 'LIVE', beta: 'BETA', inquire: 'Su richiesta' },
  seeAll: (count) => `Mostra tutti (${number(count)})`,
  showLess: 'Mostra meno',
  unnamedManufacturer: 'Altri produttori',
  unnamedModel: 'Modello senza nome',
  loading: 'Caricamento dei modelli…',
  empty: 'Nessun modello trovato.',
  noMatches: 'Nessun modello corrisponde alla ricerca.',
  clearSearchTerms: 'Cancella i termini di ricerca',
  clearFilters: 'Cancella filtri',
  failed: 'Impossibile caricare i modelli.',
  retry: 'Riprova',
  count: (count) => counted(count, { one: '# modello', other: '# modelli' })
})
