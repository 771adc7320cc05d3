import type { Translation } from '../namespace.js'
import type { ACCESS_CODE } from './en.js'

/** Details and deletion of an access code, in Japanese. */
export const ja: Translation<typeof ACCESS_CODE> = ({ number }) => ({
  alerts: 'アラート',
  pinUnknown: '暗証番号は未定です',
  beingRemoved: 'このアクセスコードは削除中です。',
  removed: 'このアクセスコードは削除されました。',
  person: '人',
  information: 'コード情報',
  id: 'ID',
  created: '作成日時',
  timing: '期間',
  timeZone: 'タイムゾーン',
  copyId: 'IDをコピー',
  copied: 'コピーしました',
  copyYourself: (keys) => `${keys} を押してコピー`,
  confirmDelete: 'このコードとデータを削除しますか？',
  confirm: '削除',
  deleted: 'アクセスコードを削除しています',
  manyDeleted: (count: number): string => `${number(count)}件のコードを削除しています`
})
