import type { Translation } from '../namespace.js'
import type { SUPPORTED_DEVICES } from './en.js'

/** The catalog of supported devices, in Japanese. */
export const ja: Translation<typeof SUPPORTED_DEVICES> = ({ number }) => ({
  heading: '対応デバイス',
  filters: (count) => (count > 0 ? `フィルター（${number(count)}）` : 'フィルター'),
  manufacturer: 'メーカー',
  all: 'すべて',
  supported: '対応済み',
  search: 'デバイスのモデルを検索',
  clearSearch: '検索をクリア',
  devices: 'デバイス',
  sku: (sku) => `品番 ${sku}`,
  connectionTypes: { wifi: 'Wi-Fi', zwave: 'Z-Wave', zigbee: 'Zigbee' },
  support: { stable: '提供中', beta: 'ベータ', inquire: '要問い合わせ' },
  seeAll: (count) => `${number(count)}件すべてを表示`,
  showLess: '表示を減らす',
  unnamedManufacturer: 'その他のメーカー',
  unnamedModel: '名前のないモデル',
  loading: 'デバイスのモデルを読み込み中…',
  empty: 'デバイスのモデルが見つかりませんでした。',
  noMatches: '検索に一致するデバイスのモデルはありません。',
  clearSearchTerms: '検索語をクリア',
  clearFilters: 'フィルターをクリア',
  failed: 'デバイスのモデルを取得できませんでした。',
  retry: '再試行',
  count: (count) => `${number(count)}件のモデル`
})
