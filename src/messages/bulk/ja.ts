import type { Translation } from '../namespace.js'
import type { BULK } from './en.js'

/** Bulk operations, in Japanese. */
export const ja: Translation<typeof BULK> = ({ counted, number }) => ({
  label: 'まとめて操作',
  selectAll: (count) => `${number(count)}件すべてを選択`,
  selected: (count) => `${number(count)}件選択中`,
  clear: '選択を解除',
  moreActions: 'その他の操作',
  ask: {
    lock: (count) => counted(count, { other: 'ロック#台を施錠しますか？' }),
    unlock: (count) => counted(count, { other: 'ロック#台を解錠しますか？' }),
    code: (count) => counted(count, { other: 'ロック#台にアクセスコードを追加' }),
    preset: (count) => counted(count, { other: 'サーモスタット#台にプリセットを適用' }),
    climate: (count) => counted(count, { other: 'サーモスタット#台の温度を設定' }),
    fan: (count) => counted(count, { other: 'サーモスタット#台のファンを設定' }),
    edit: (count) => counted(count, { other: 'アクセスコード#件を編集' }),
    delete: (count) => counted(count, { other: 'アクセスコード#件を削除しますか？' })
  },
  confirm: {
    lock: (count) => counted(count, { other: 'ロック#台を施錠' }),
    unlock: (count) => counted(count, { other: 'ロック#台を解錠' }),
    code: (count) => counted(count, { other: 'ロック#台に追加' }),
    preset: (count) => `${number(count)}台に適用`,
    climate: (count) => `${number(count)}台に設定`,
    fan: (count) => `${number(count)}台に設定`,
    delete: (count) => counted(count, { other: 'アクセスコード#件を削除' })
  },
  skips: {
    lock: (count) => counted(count, { other: 'ロック#台はスキップされます' }),
    thermostat: (count) => counted(count, { other: 'サーモスタット#台はスキップされます' }),
    'noise-sensor': (count) => counted(count, { other: '騒音センサー#台はスキップされます' })
  },
  fixed: {
    edit: (count) => counted(count, { other: 'コード#件は編集できません' }),
    delete: (count) => counted(count, { other: 'コード#件は削除できません' })
  },
  skipsFor: (what, reason) => `${what}：${reason}`,
  why: {
    offline: 'オフライン',
    unsupported: '操作不可',
    noMode: (name) => `「${name}」モードなし`,
    noPreset: (name) => `「${name}」プリセットなし`
  },
  presetOn: (name, count, total) =>
    `${name}（${number(total)}台中${number(count)}台）`,
  fitsNone: 'すべてのロックに合うコードの桁数がありません。選択を減らしてください。',
  notCreated: 'このロックにコードを追加できませんでした。',
  keepOpen: '完了するまでこのページを開いたままにしてください。',
  running: {
    lock: (part) => `施錠しています（${part}）…`,
    unlock: (part) => `解錠しています（${part}）…`,
    delete: (part) => `削除しています（${part}）…`,
    other: (part) => `送信しています（${part}）…`
  },
  stop: '停止',
  stopping: '停止中…',
  results: {
    lock: (count) => `施錠 ${number(count)}件`,
    unlock: (count) => `解錠 ${number(count)}件`,
    delete: (count) => `削除 ${number(count)}件`,
    other: (count) => `完了 ${number(count)}件`,
    failed: (count) => `失敗 ${number(count)}件`,
    skipped: (count) => `スキップ ${number(count)}件`,
    stopped: (count) => `未送信 ${number(count)}件`
  },
  listed: (parts) => parts.join('、'),
  retry: '再試行',
  showDetails: '詳細を表示',
  hideDetails: '詳細を隠す',
  because: (reason, count) => `${reason}（${number(count)}）`,
  failures: { jammed: '詰まり' },
  status: {
    waiting: '待機中',
    running: '送信しています…',
    'still-waiting': 'まだ応答がありません',
    succeeded: '完了',
    canceled: 'このページで許可されていません'
  },
  skipped: { pending: 'すでに実行中', deleted: '削除済み', unsupported: 'スキップしました', stopped: '未送信' }
})
