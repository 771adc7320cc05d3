import type { Translation } from '../namespace.js'
import type { VIEW } from './en.js'

/** Sorting, groups and filters of a list, in Japanese. */
export const ja: Translation<typeof VIEW> = ({ counted }) => ({
  heading: '表示',
  sort: '並べ替え',
  group: 'グループ',
  battery: '電池',
  problems: '問題',
  all: 'すべて',
  ungrouped: 'なし',
  reset: 'リセット',
  show: (count) => counted(count, { other: '#台を表示' }),
  active: '適用中のフィルター',
  remove: (filter) => `フィルターを外す：${filter}`,
  clear: 'フィルターをクリア',
  noneLeft: '条件に合うデバイスはありません',
  lowBattery: '電池残量低下',
  offline: 'オフライン',
  issues: '問題あり',
  orders: {
    newest: '新しい順',
    name: '名前順',
    battery: '電池残量の少ない順',
    issues: '問題のある順',
    kind: '種類順'
  },
  groupings: {
    kind: '種類',
    account: 'アカウント',
    manufacturer: 'メーカー',
    space: 'スペース'
  },
  none: {
    kind: 'その他のデバイス',
    account: 'アカウントなし',
    manufacturer: 'メーカー不明',
    space: 'スペースなし'
  },
  kinds: {
    lock: 'ロック',
    thermostat: 'サーモスタット',
    'noise-sensor': '騒音センサー'
  },
  states: {
    locked: '施錠中',
    unlocked: '解錠中',
    heating: '暖房中',
    cooling: '冷房中',
    noisy: '騒音あり'
  }
})
