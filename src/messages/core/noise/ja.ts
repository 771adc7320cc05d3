import type { en } from './en.js'

/** Noise sensors, in Japanese. */
export const ja: typeof en = ({ number }) => ({
  noiseSensor: {
    level: '騒音レベル',
    decibels: (level) => `${number(level)} dB`,
    quiet: `${number(0)}～${number(40)} dB`,
    score: (score) => `${number(score)} NRS`,
    unknown: '不明',
    lastLevel: '最後の騒音レベル',
    allowedNow: (level) => `現在の上限 ${level}`,
    anythingAllowed: '現在適用される騒音しきい値はありません',
    tabs: '騒音センサー',
    details: '詳細',
    activity: 'アクティビティ',
    thresholds: '騒音しきい値',
    add: 'しきい値を追加',
    aboutThresholds: '騒音しきい値について'
  }
})
