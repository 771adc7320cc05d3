import type { Translation } from '../namespace.js'
import type { CLIMATE_PRESETS } from './en.js'

/** Climate presets and their form, in Japanese. */
export const ja: Translation<typeof CLIMATE_PRESETS> = () => ({
  create: '新規作成',
  empty: '空調プリセットはまだありません',
  emptyDetail: 'モードと温度を「在宅」や「外出」などの空調プリセットとして保存し、すぐに、またはスケジュールで適用できます。',
  key: 'キー',
  keyHint: '例：guest_arrival。後から変更できません。',
  keyRequired: '必須です',
  keyHasSpaces: 'キーにスペースは使用できません。',
  keyExists: 'このキーの空調プリセットは既に存在します。',
  name: '表示名（任意）',
  fanMode: 'ファンモード',
  mode: '運転モード',
  apply: '適用',
  applied: '適用中',
  edit: (name) => `${name} を編集`,
  delete: (name) => `${name} を削除`,
  confirmDelete: 'この空調プリセットを削除しますか？',
  confirm: '削除',
  deleted: '空調プリセットを削除しています',
  alreadyDeleted: 'この空調プリセットはもう存在しません。',
  failed: '空調プリセットを保存できませんでした。もう一度お試しください。',
  fixed: 'サーモスタットで管理されています',
  notEditable: 'このプリセットはデバイスの制限により編集できません。',
  notDeletable: 'このプリセットはデバイスの制限により削除できません。'
})
