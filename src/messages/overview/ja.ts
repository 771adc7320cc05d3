import type { Translation } from '../namespace.js'
import type { OVERVIEW } from './en.js'

/** The overview of all devices, in Japanese. */
export const ja: Translation<typeof OVERVIEW> = ({ number }) => ({
  heading: '概要',
  empty: 'まだデバイスがありません',
  allFine: (count) => `デバイス${number(count)}台はすべて正常です。`,
  needYou: (count) => `${number(count)}台は対応が必要です。`,
  someFine: (fine, needing) => `${number(needing)}台は対応が必要です。${number(fine)}台は正常です。`,
  soFar: (sentence) => `現時点：${sentence}`,
  asOf: (sentence, lastRead) => `${sentence} ${lastRead}。`,
  numbers: 'デバイスの数',
  all: (count) => `すべてのデバイス ${number(count)}台`,
  counts: {
    issues: (count) => `問題あり ${number(count)}台`,
    offline: (count) => `オフライン ${number(count)}台`,
    batteries: (count) => `電池残量低下 ${number(count)}台`,
    unlocked: (count) => `解錠中 ${number(count)}台`
  },
  accounts: '再接続が必要なアカウント',
  hubs: '確認が必要なハブとブリッジ',
  atNight: '夜間に解錠中',
  codes: '使えないコード',
  problems: '問題',
  offline: 'オフライン',
  batteries: '交換が必要な電池',
  visits: '今日の到着と出発',
  doors: '現在解錠中',
  climate: '今日切り替わるサーモスタット',
  from: (time) => `${time}から`,
  until: (time) => `${time}まで`,
  showMore: (count) => `さらに${number(count)}件を表示`,
  showFewer: '表示を減らす',
  readingCodes: (done, total) => `コードを確認中：ロック${number(total)}台中${number(done)}台`,
  codesFailed: (count) => `ロック${number(count)}台のコードを読み込めませんでした`,
  schedulesFailed: (count) => `サーモスタット${number(count)}台のスケジュールを読み込めませんでした`
})
