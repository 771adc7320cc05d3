import type { en } from './en.js'

/** Noise sensors, in Japanese. */
export const ja: typeof en = ({ number }) => ({
  noiseSensor: {
    level: '騒音レベル',
    decibels: (level) => `${number(level)} dB`,
    quiet: `${number(0)}～${number(40)} dB`,
    score: (score) => `${number(score)} NRS`,
    unknown: '不明',
    noisy: '（騒音あり）',
    calm: '（静か）',
    lastLevel: '最後の騒音レベル',
    allowedNow: (level) => `現在の上限 ${level}`,
    anythingAllowed: '現在適用される騒音しきい値はありません',
    lastDay: (count) =>
      count > 0 ? `${number(24)}時間に騒音超過 ${number(count)}回` : `${number(24)}時間にアラートはありません`,
    tabs: '騒音センサー',
    details: '詳細',
    activity: 'アクティビティ',
    thresholds: '騒音しきい値',
    add: 'しきい値を追加',
    edit: (name) => `${name} を編集`,
    delete: (name) => `${name} を削除`,
    loadingThresholds: '騒音しきい値を読み込み中',
    thresholdsFailed: '騒音しきい値を読み込めませんでした',
    noThresholds: 'なし',
    allDay: '終日',
    allTimesIn: (zone) => `時刻はすべて${zone}`,
    aboutThresholds: '騒音しきい値について',
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
  }
})
