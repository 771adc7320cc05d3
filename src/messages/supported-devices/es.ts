import type { Translation } from '../namespace.js'
import type { SUPPORTED_DEVICES } from './en.js'

/** The catalog of supported devices, in Spanish. */
export const es: Translation<typeof SUPPORTED_DEVICES> = ({ counted, number }) => ({
  heading: 'Dispositivos compatibles',
  filters: (count) => (count > 0 ? `Filtros (${number(count)})` : 'Filtros'),
  manufacturer: 'Fabricante',
  all: 'Todos',
  supported: 'Compatibles',
  search: 'Buscar modelos de dispositivos',
  clearSearch: 'Borrar búsqueda',
  devices: 'Dispositivos',
  sku: (sku) => `Referencia ${sku}`,
  connectionTypes: { wifi: 'Wi-Fi', zwave: 'Z-Wave', zigbee: 'Zigbee' },
  support: { stable: 'LIVE', beta: 'BETA', inquire: 'Consultar' },
  seeAll: (count) => `Ver los ${number(count)}`,
  showLess: 'Mostrar menos',
  unnamedManufacturer: 'Otros fabricantes',
  unnamedModel: 'Modelo sin nombre',
  loading: 'Cargando modelos de dispositivos…',
  empty: 'No se ha encontrado ningún modelo.',
  noMatches: 'Ningún modelo coincide con su búsqueda.',
  clearSearchTerms: 'Borrar términos de búsqueda',
  clearFilters: 'Borrar filtros',
  failed: 'No se han podido cargar los modelos de dispositivos.',
  retry: 'Reintentar',
  count: (count) => counted(count, { one: '# modelo de dispositivo', other: '# modelos de dispositivos' })
})
