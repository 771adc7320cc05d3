import type { Translation } from '../namespace.js'
import type { CALENDAR } from './en.js'

/** Access periods by person and day, in Japanese. */
export const ja: Translation<typeof CALENDAR> = ({ number }) => ({
  label: '日ごとの滞在',
  earlier: '前の日',
  later: '次の日',
  today: '今日',
  empty: (range) => `${range}の滞在はありません`,
  onToday: (events) => `今日：${events}。`,
  comes: (names) => `${names}が到着`,
  leaves: (names) => `${names}が出発`,
  comesAndLeaves: (names) => `${names}が到着・出発`,
  more: (count) => `ほか${number(count)}人`,
  in: (time) => `${time}着`,
  out: (time) => `${time}発`,
  always: '常時',
  overlap: '同じドアに二人',
  startsToday: '今日開始',
  endsToday: '今日終了',
  overlaps: (name, locks) => `${locks}で${name}と重複`,
  keys: 'Page UpとPage Down、またはAltと矢印キーで一日移動します。Shiftも押すと終了を、Shiftと矢印キーで開始を移動します。Escで元に戻します。',
  change: (name, dates) => `${name}：${dates}`,
  fixed: {
    ongoing: 'このコードには日付がありません。開いて追加してください。',
    transitioning: 'このコードは設定中または削除中です。完了後に移動してください。',
    notAllowed: 'このコードはここでは変更できません。',
    faulty: 'このコードには問題があります。開いて対処方法を確認してください。',
    unsaved: '先にもう一つの変更を保存するか元に戻してください。'
  }
})
