import type { Translation } from '../namespace.js'
import type { SUPPORTED_DEVICES } from './en.js'

/** The catalog of supported devices, in German. */
export const de: Translation<typeof SUPPORTED_DEVICES> = ({ counted, number }) => ({
  heading: 'Unterstützte Geräte',
  filters: (count) => (count > 0 ? `Filter (${number(count)})` : 'Filter'),
  manufacturer: 'Hersteller',
  all: 'Alle',
  supported: 'Unterstützt',
  search: 'Gerätemodelle suchen',
  clearSearch: 'Suche leeren',
  devices: 'Geräte',
  sku: (sku) => `Artikelnummer ${sku}`,
  connectionTypes: { wifi: 'WLAN', zwave: 'Z-Wave', zigbee: 'Zigbee' },
  support: { stable: 'LIVE', beta: 'BETA', inquire: 'Auf Anfrage' },
  seeAll: (count) => `Alle ${number(count)} anzeigen`,
  showLess: 'Weniger anzeigen',
  unnamedManufacturer: 'Andere Hersteller',
  unnamedModel: 'Modell ohne Namen',
  loading: 'Gerätemodelle werden geladen …',
  empty: 'Keine Gerätemodelle gefunden.',
  noMatches: 'Keine Gerätemodelle passen zur Suche.',
  clearSearchTerms: 'Suche zurücksetzen',
  clearFilters: 'Filter zurücksetzen',
  failed: 'Die Gerätemodelle konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  count: (count) => counted(count, { one: '# Gerätemodell', other: '# Gerätemodelle' })
})
