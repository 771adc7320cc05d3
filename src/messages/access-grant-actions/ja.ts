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
  extendFailed: 'アクセスを延長できませんでした。もう一度お試しください。',
  addWay: '入室方法を追加',
  added: '準備しています',
  addFailed: 'この入室方法を追加できませんでした。もう一度お試しください。',
  revoke: '取り消す',
  confirmRevoke: { code: 'PINを取り消しますか？', mobile_key: 'モバイルキーを取り消しますか？', card: 'カードキーを取り消しますか？', cloud_key: 'クラウドキーを取り消しますか？' },
  confirmRevokeOther: 'この入室方法を取り消しますか？',
  revoked: '削除しています',
  revokeFailed: 'この入室方法を取り消せませんでした。もう一度お試しください。',
  revokeUnknown: 'この入室方法が取り消されたかどうかは不明です。もう一度お試しください。',
  showQrCode: 'QRコードを表示',
  scanLink: 'スキャンしてモバイルキーを開く',
  encode: 'カードを書き込む',
  encoding: '書き込んでいます…',
  encodeFailed: 'カードに書き込めませんでした。もう一度お試しください。'
})
