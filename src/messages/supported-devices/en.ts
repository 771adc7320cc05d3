import { defineMessages } from '../namespace.js'

/** The catalog of supported devices. */
export const SUPPORTED_DEVICES = defineMessages('supportedDevices', ({ counted, number }) => ({
  heading: 'Supported devices',
  filters: (count: number): string => (count > 0 ? `Filters (${number(count)})` : 'Filters'),
  manufacturer: 'Manufacturer',
  all: 'All',
  supported: 'Supported',
  search: 'Search device models',
  clearSearch: 'Clear search',
  devices: 'Devices',
  sku: (sku: string): string => `SKU ${sku}`,
  connectionTypes: { wifi: 'Wi-Fi', zwave: 'Z-Wave', zigbee: 'Zigbee' },
  support: { stable: 'LIVE', beta: 'BETA', inquire: 'Inquire' },
  seeAll: (count: number): string => `See all ${number(count)}`,
  showLess: 'Show less',
  unnamedManufacturer: 'Other manufacturers',
  unnamedModel: 'Unnamed model',
  loading: 'Loading device models...',
  empty: 'No device models found.',
  noMatches: 'No device models matched your search.',
  clearSearchTerms: 'Clear search terms',
  clearFilters: 'Clear filters',
  failed: 'There was an error fetching device models.',
  retry: 'Retry',
  count: (count: number): string => counted(count, { one: '# device model', other: '# device models' })
}))
