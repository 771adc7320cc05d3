import type { Translation } from '../namespace.js'
import type { ACTIVITY_EXPORT } from './en.js'

/** Export of the activity log, in Japanese. */
export const ja: Translation<typeof ACTIVITY_EXPORT> = ({ number }) => ({
  title: 'アクティビティをエクスポート',
  scope: (what, where) => `${what}、${where}`,
  period: '期間',
  lastDays: (count) => `過去${number(count)}日間`,
  chooseDates: '日付を選択',
  from: '開始日',
  to: '終了日',
  endBeforeStart: '終了は開始より後にしてください',
  reading: 'アクティビティを読み込んでいます',
  read: (count) => `${number(count)}件のイベントを読み込みました`,
  stopped: (count) => `${number(count)}件で読み込みが停止しました。`,
  downloadSome: (count) => `${number(count)}件をダウンロード`,
  printSome: (count) => `${number(count)}件を印刷`,
  empty: 'この期間のアクティビティはありません',
  exported: (count) => `${number(count)}件のイベントをエクスポートしました`,
  cut: (count, date) => `最新の${number(count)}件を${date}までさかのぼってエクスポートしました。`,
  printed: (date) => `印刷日時：${date}`,
  columns: { time: '時刻', device: 'デバイス', event: '内容' }
})
