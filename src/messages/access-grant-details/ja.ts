import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_DETAILS } from './en.js'

/** The details of an access, in Japanese. */
export const ja: Translation<typeof ACCESS_GRANT_DETAILS> = ({ counted }) => ({
  removed: 'このアクセスは削除されました。',
  addWay: '入室方法を追加',
  added: '準備しています',
  addFailed: 'この入室方法を追加できませんでした。もう一度お試しください。',
  addUnknown: 'この入室方法が追加されたかどうかは不明です。もう一度お試しください。',
  noWays: '入室方法なし',
  waysFailed: '入室方法を読み込めませんでした',
  wayStates: {
    ready: '準備完了',
    preparing: '準備しています…',
    failed: '準備未完了',
    removing: '削除しています…',
    changing: '準備完了、日時を変更しています',
    toEncode: '書き込み待ち',
    toAssign: '割り当て待ち',
    encoded: '書き込み済み'
  },
  readySince: (date) => `${date}から準備完了`,
  wayReady: (way) => `${way}の準備ができました`,
  copyLink: 'リンクをコピー',
  link: 'リンク',
  linkHidden: 'リンクを表示できません',
  uses: (count) => counted(count, { other: '#回使用可能' }),
  atDesk: 'フロントでカードに書き込んでください。',
  webPass: 'ゲストのウェブパスから開きます。',
  doors: 'ドア',
  doorsIncomplete: 'ここに表示されていないドアがあるかもしれません。',
  doorStates: {
    set: 'PINは錠に設定済み',
    later: 'PINは開始の直前に設定されます',
    setting: 'PINを設定しています…',
    removing: 'PINを削除しています…',
    failed: 'PINは錠に設定されていません',
    unsure: 'PINが使えるかどうかは不明です',
    missing: '入室方法なし',
    ready: '準備完了',
    preparing: '準備しています…'
  },
  offline: 'オフライン',
  person: '利用者',
  email: 'メールアドレス',
  phone: '電話番号',
  events: 'これまでの出来事',
  information: 'アクセス情報',
  id: 'ID',
  copyId: 'IDをコピー',
  key: 'キー',
  reservation: '予約',
  created: '作成日時',
  timeZone: 'タイムゾーン',
  activeUntil: (date) => `${date}まで有効`,
  readyFrom: (date) => `準備完了、${date}に開始`,
  endedAt: (date) => `${date}に終了`
})
