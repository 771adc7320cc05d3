import type { Translation } from '../namespace.js'
import type { ACCESS_CODE_FORM } from './en.js'

/** The form of an access code, in Japanese. */
export const ja: Translation<typeof ACCESS_CODE_FORM> = ({ list, number }) => ({
  nameNew: '新しいコードの名前',
  name: 'コードの名前',
  nameRequired: '名前を入力してください',
  nameTooLong: `${number(60)}文字以内`,
  code: 'コード（暗証番号）を入力',
  numbersOnly: '数字のみ',
  codeRequired: 'コードを入力してください',
  codeLength: (lengths) => `コードの桁数は次のいずれかにしてください：${list(lengths)}`,
  generate: 'コードを生成',
  generateFailed: 'コードを生成できませんでした。もう一度お試しください。',
  type: '期間',
  ongoing: '無期限',
  timeBound: '開始と終了',
  start: '開始',
  end: '終了',
  dateRequired: '日付と時刻を入力してください',
  endNotAfterStart: '終了は開始より後にしてください',
  endPast: '終了が過去の日時です',
  timing: '期間',
  zoneAutomatic: 'タイムゾーン（自動）',
  zoneOther: 'タイムゾーン（手動）',
  useLocalZone: 'ローカルのタイムゾーンを使用',
  zones: 'タイムゾーン',
  searchZones: 'タイムゾーンを検索',
  noZones: '一致するタイムゾーンはありません',
  zoneCount: (count) => `${number(count)}件のタイムゾーン`,
  deviceZone: 'デバイスのタイムゾーン',
  saveFailed: 'コードを保存できませんでした。もう一度お試しください。',
  notCreatable: 'ここではアクセスコードを追加できません。',
  notEditable: 'このアクセスコードは編集できません。',
  takesNoCodes: 'このデバイスは、ここからアクセスコードを設定できません。ほかの方法はメーカーのアプリで確認してください。',
  turnedOff: 'ここではオフになっています。必要な場合は管理者にお問い合わせください。'
})
