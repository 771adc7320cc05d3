import type { Translation } from '../namespace.js'
import type { NOISE_SENSOR } from './en.js'

/** Thresholds and activity of a noise sensor, in Japanese. */
export const ja: Translation<typeof NOISE_SENSOR> = ({ number }) => ({
  lastDay: (count) =>
    count > 0 ? `過去${number(24)}時間に騒音超過 ${number(count)}回` : `過去${number(24)}時間にアラートはありません`,
  edit: (name) => `${name} を編集`,
  delete: (name) => `${name} を削除`,
  loadingThresholds: '騒音しきい値を読み込み中',
  thresholdsFailed: '騒音しきい値を読み込めませんでした',
  noThresholds: 'なし',
  allDay: '終日',
  allTimesIn: (zone) => `時刻はすべて${zone}`,
  thresholdsDetail: '騒音しきい値とは、一日の特定の時間帯に許容される最大の騒音レベル（dB）です。',
  between: (start, end) => `${start}～${end}`,
  quietHours: '静音時間は、指定した時間帯にのみ適用される別のしきい値です。',
  loadingActivity: '騒音アクティビティを読み込み中',
  activityFailed: '騒音アクティビティを読み込めませんでした',
  noActivity: '過去一か月に騒音はありません',
  event: '騒音しきい値を超過',
  showMore: 'さらに表示',
  chart: '過去一か月の夜ごとの最大騒音',
  overAllowed: (level, allowed) => `${level}（上限 ${allowed}）`,
  night: '夜',
  events: 'イベント',
  time: '時刻',
  loudest: '最大'
})
