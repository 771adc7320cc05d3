import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_ACTIONS } from './en.js'

/** Removing and changing access of people, in Japanese. */
export const ja: Translation<typeof ACCESS_GRANT_ACTIONS> = () => ({
  remove: 'アクセスを削除',
  confirmRemove: (name) => `${name}のアクセスを削除しますか？`,
  confirmRemoveUnnamed: 'このアクセスを削除しますか？',
  pinStopsAt: (doors) => `${doors}でPINが使えなくなります。`,
  pinStops: 'PINが使えなくなります。',
  linkStops: 'リンクが使えなくなります。',
  cardStops: 'カードが使えなくなります。',
  cloudKeyStops: 'クラウドキーが使えなくなります。',
  irreversible: 'この操作は元に戻せません。',
  deleted: 'アクセスを削除しています',
  removed: 'このアクセスは削除されました。',
  deleteFailed: 'アクセスを削除できませんでした。もう一度お試しください。',
  unknown: 'アクセスが削除されたかどうかは不明です。もう一度お試しください。',
  failed: 'アクセスを再度付与できませんでした。',
  extend: '延長',
  extensions: { hour: '1時間', day: '1日' },
  extended: 'アクセスを延長しています',
  extendFailed: 'アクセスを延長できませんでした。もう一度お試しください。'
})
