import type { Translation } from '../namespace.js'
import type { THRESHOLDS } from './en.js'

/** Editing noise thresholds, in Japanese. */
export const ja: Translation<typeof THRESHOLDS> = ({ number }) => ({
  title: 'しきい値を追加',
  name: '名前（任意）',
  decibels: '通知する騒音レベル（dB）',
  score: '騒音リスクスコア（NRS）',
  less: (name) => `${name}：下げる`,
  more: (name) => `${name}：上げる`,
  start: '開始',
  end: '終了',
  nextDay: '翌日',
  required: '必須',
  notANumber: '数値を入力してください。',
  notBoth: 'デシベルかスコアのどちらか一方を入力してください。',
  outOfRange: (least, most) => `${number(least)} から ${number(most)} までの数値を入力してください。`,
  nameRequired: '名前は変更できますが、削除はできません。',
  sameTime: '終了は開始と異なる時刻にしてください。',
  day: '真夜中から次の真夜中までの一日',
  own: 'このしきい値',
  otherThresholds: 'ほかのしきい値',
  during: (start, end) => `${start}から${end}まで`,
  limit: (name, level) => (name ? `「${name}」（${level}）` : `${level}の上限`),
  otherFirst: (during, limit) => `${during}、${limit}が先に通知します。`,
  ownFirst: (during, limit) => `${during}、このしきい値が${limit}より先に通知します。`,
  sameLimit: (during) => `${during}、別のしきい値も同じ上限です。`,
  neverFirst: (name, level) =>
    `このしきい値が通知することはありません。同じ時間帯は${name ? `「${name}」` : '別のしきい値'}のほうが低い（${level}）ためです。`,
  created: '騒音しきい値を作成しました',
  updated: '騒音しきい値を更新しました',
  deleted: '騒音しきい値を削除しています',
  confirmDelete: 'この騒音しきい値を削除しますか？',
  confirm: '削除',
  alreadyDeleted: 'この騒音しきい値はもう存在しません。',
  failed: '騒音しきい値を保存できませんでした。もう一度お試しください。',
  deleteFailed: '騒音しきい値を削除できませんでした。もう一度お試しください。',
  offline: '騒音しきい値は、センサーがオンラインに戻ると変更できます。'
})
