import type { Translation } from '../namespace.js'
import type { SUPPORTED_DEVICES } from './en.js'

/** The catalog of supported devices, in Dutch. */
export const nl: Translation<typeof SUPPORTED_DEVICES> = ({ counted, number }) => ({
  heading: 'Ondersteunde apparaten',
  filters: (count) => (count > 0 ? `Filters (${number(count)})` : 'Filters'),
  manufacturer: 'Fabrikant',
  all: 'Alle',
  supported: 'Ondersteund',
  search: 'Apparaatmodellen zoeken',
  clearSearch: 'Zoekopdracht wissen',
  devices: 'Apparaten',
  sku: (sku) => `Artikelnummer ${sku}`,
  connectionTypes: { wifi: 'Wifi', zwave: 'Z-Wave', zigbee: 'Zigbee' },
  support: { stable: 'LIVE', beta: 'BÈTA', inquire: 'Op aanvraag' },
  seeAll: (count) => `Alle ${number(count)} tonen`,
  showLess: 'Minder tonen',
  unnamedManufacturer: 'Andere fabrikanten',
  unnamedModel: 'Naamloos model',
  loading: 'Apparaatmodellen worden geladen…',
  empty: 'Geen apparaatmodellen gevonden.',
  noMatches: 'Geen apparaatmodel past bij uw zoekopdracht.',
  clearSearchTerms: 'Zoektermen wissen',
  clearFilters: 'Filters wissen',
  failed: 'De apparaatmodellen konden niet worden geladen.',
  retry: 'Opnieuw proberen',
  count: (count) => counted(count, { one: '# apparaatmodel', other: '# apparaatmodellen' })
})
