import type { Translation } from '../namespace.js'
import type { ALL_LOCKS } from './en.js'

/** The codes of all locks, in Japanese. */
export const ja: Translation<typeof ALL_LOCKS> = ({ counted, number }) => ({
  heading: 'すべてのアクセスコード',
  list: 'リスト',
  calendar: 'カレンダー',
  group: 'グループ',
  byPerson: '人',
  byLock: 'ロック',
  chooseLocks: 'ロックを選択',
  searchLocks: 'ロックを検索',
  noLock: '一致するロックがありません',
  chooseOne: 'ロックを一台以上選択してください。',
  proceed: '続ける',
  locks: (count) => counted(count, { other: 'ロック#台' }),
  progress: (loaded, total) => `コードを確認中：ロック${number(total)}台中${number(loaded)}台`,
  failed: (count) =>
    counted(count, { other: 'ロック#台のコードを読み込めませんでした' }),
  deleteAll: (count) => `${number(count)}件をすべて削除`,
  editAll: (count) => `${number(count)}件をすべて編集`,
  codes: (count) => counted(count, { other: 'コード#件' }),
  off: (count) => counted(count, { other: 'ロック#台は別の桁数のコードが必要です。' }),
  ownDigits: 'コードの桁数がロックごとに異なるため、それぞれのコードのままです。',
  timesDiffer: '期間が異なります',
  differing: '異なります：それぞれの値のままです'
})
