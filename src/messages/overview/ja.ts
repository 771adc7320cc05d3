import type { Translation } from '../namespace.js'
import type { OVERVIEW } from './en.js'

/** The overview of all devices, in Japanese. */
export const ja: Translation<typeof OVERVIEW> = ({ number }) => ({
  heading: '概要',
  empty: 'まだデバイスがありません',
  allFine: 'すべて正常です',
  allFineSoFar: '現時点ではすべて正常です',
  needAttention: (count) => `対応が必要 ${number(count)}件`,
  needAttentionSoFar: (count) => `現時点で対応が必要 ${number(count)}件`,
  fine: (count, total) => `${number(total)}台中${number(count)}台が正常`,
  nothingToDo: '対応することはありません',
  toWatch: (count) => `経過観察 ${number(count)}件`,
  numbers: 'デバイスの数',
  all: (count) => `すべてのデバイス ${number(count)}台`,
  counts: {
    issues: (count) => `問題あり ${number(count)}台`,
    offline: (count) => `オフライン ${number(count)}台`,
    batteries: (count) => `電池残量低下 ${number(count)}台`,
    unlocked: (count) => `解錠中 ${number(count)}台`
  },
  atNight: '夜間に解錠中',
  codes: '使えないコード',
  problems: '問題',
  offline: 'オフライン',
  checkAll: (count) => `${number(count)}台をすべて確認`,
  visits: '今日の到着と出発',
  doors: '現在解錠中',
  climate: '今日切り替わるサーモスタット',
  from: (time) => `${time}から`,
  until: (time) => `${time}まで`,
  showMore: (count) => `さらに${number(count)}件を表示`,
  showFewer: '表示を減らす',
  readingCodes: (loaded, total) => `コードを確認中：ロック${number(total)}台中${number(loaded)}台`,
  codesFailed: (count) => `ロック${number(count)}台のコードを読み込めませんでした`,
  schedulesFailed: (count) => `サーモスタット${number(count)}台のスケジュールを読み込めませんでした`
})
