import type { Translation } from '../namespace.js'
import type { SUPPORTED_DEVICES } from './en.js'

/** The catalog of supported devices, in Portuguese. */
export const pt: Translation<typeof SUPPORTED_DEVICES> = ({ counted, number }) => ({
  heading: 'Dispositivos compatíveis',
  filters: (count) => (count > 0 ? `Filtros (${number(count)})` : 'Filtros'),
  manufacturer: 'Fabricante',
  all: 'Todos',
  supported: 'Compatíveis',
  search: 'Buscar modelos de dispositivos',
  clearSearch: 'Limpar busca',
  devices: 'Dispositivos',
  sku: (sku) => `Referência ${sku}`,
  connectionTypes: { wifi: 'Wi-Fi', zwave: 'Z-Wave', zigbee: 'Zigbee' },
  support: { stable: 'LIVE', beta: 'BETA', inquire: 'Sob consulta' },
  seeAll: (count) => `Ver todos (${number(count)})`,
  showLess: 'Mostrar menos',
  unnamedManufacturer: 'Outros fabricantes',
  unnamedModel: 'Modelo sem nome',
  loading: 'Carregando modelos de dispositivos…',
  empty: 'Nenhum modelo encontrado.',
  noMatches: 'Nenhum modelo corresponde à sua busca.',
  clearSearchTerms: 'Limpar termos de busca',
  clearFilters: 'Limpar filtros',
  failed: 'Não foi possível carregar os modelos de dispositivos.',
  retry: 'Tentar novamente',
  count: (count) => counted(count, { one: '# modelo de dispositivo', other: '# modelos de dispositivos' })
})
