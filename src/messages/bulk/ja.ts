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
    'noise-sensor': (count) => counted(count, { other: '騒音センサー#台はスキップされます' }),
    code: (count) => counted(count, { other: 'アクセスコード#件はスキップされます' })
  },
  skipsFor: (what, reason) => `${what}：${reason}`,
  why: {
    offline: 'オフライン',
    unable: '操作不可',
    noMode: (name) => `「${name}」モードなし`,
    noPreset: (name) => `「${name}」プリセットなし`
  },
  presetOn: (name, count, total) =>
    `${name}（${number(total)}台中${number(count)}台）`,
  fitsNone: 'すべてのロックに合うコードの桁数がありません。選択を減らしてください。',
  notMade: 'このロックにコードを追加できませんでした。',
  keepOpen: '完了するまでこのページを開いたままにしてください。',
  progress: (settled, total, failed) =>
    `${number(settled)} / ${number(total)}${failed > 0 ? `、失敗 ${number(failed)}件` : ''}`,
  stop: '停止',
  stopping: '停止中…',
  finished: (done, total, failed, stopped) =>
    `${number(total)}件中${number(done)}件完了${failed > 0 ? `、失敗 ${number(failed)}件` : ''}${stopped > 0 ? `、未送信 ${number(stopped)}件` : ''}`,
  retry: (count) => `${number(count)}件を再試行`,
  showDetails: '詳細を表示',
  hideDetails: '詳細を隠す',
  because: (reason, count) => `${reason}（${number(count)}）`,
  status: {
    waiting: '待機中',
    running: '送信しています…',
    'still-waiting': 'まだ応答がありません',
    done: '完了',
    canceled: 'このページで許可されていません'
  },
  skipped: { 'under-way': 'すでに実行中', gone: '削除済み', unable: 'スキップしました', stopped: '送信前に停止' }
})
