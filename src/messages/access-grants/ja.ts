import type { Translation } from '../namespace.js'
import type { ACCESS_GRANTS } from './en.js'

/** Access of people: what several screens say of it, in Japanese. */
export const ja: Translation<typeof ACCESS_GRANTS> = ({ number }) => ({
  title: 'アクセス',
  unnamed: 'アクセス',
  edit: '編集',
  remove: 'アクセスを削除',
  revoke: '取り消す',
  extend: '延長',
  chooseEnd: '選択…',
  extended: 'アクセスを延長しています',
  extendFailed: 'アクセスを延長できませんでした。もう一度お試しください。',
  clearSearch: '検索をクリア',
  loading: 'アクセスを読み込み中',
  missingId: 'アクセスが選択されていません。属性 access-grant-id を設定してください。',
  notFound: 'このアクセスは見つかりませんでした。',
  loadFailed: 'このアクセスを読み込めませんでした',
  states: {
    removing: '削除しています…',
    ended: '終了',
    notWorking: '使用できません',
    partlyWorking: '一部使用できます',
    notReady: '準備未完了',
    partlyReady: '一部準備完了',
    overprovisioned: '対象外のドアが開きます',
    late: '遅延',
    preparing: '準備しています…',
    cardToEncode: 'カードの書き込み待ち',
    cardToAssign: 'カードの割り当て待ち',
    ready: '準備完了',
    active: '有効'
  },
  between: (start, end) => `${start} – ${end}`,
  noEnd: (start) => `${start}から、終了なし`,
  modes: {
    code: 'PIN',
    mobile_key: 'モバイルキー',
    card: 'カードキー',
    cloud_key: 'クラウドキー'
  },
  otherMode: 'その他の入室方法',
  copyPin: 'PINをコピー',
  ways: '入室方法',
  worksAt: (works, total) => `${number(total)}か所中${number(works)}か所のドアで使用可能`,
  someDoor: 'ドア',
  name: '名前',
  beingRemoved: 'アクセスを削除しています。'
})
