import type { Translation } from '../namespace.js'
import type { CODE_USE } from './en.js'

/** Use of an access code, in its details, in Japanese. */
export const ja: Translation<typeof CODE_USE> = ({ counted }) => ({
  title: '使用状況',
  lastUsed: '最終使用',
  firstUsed: '初回使用',
  used: (count) => counted(count, { other: '#回使用' }),
  usedAtLeast: (count) => counted(count, { other: '少なくとも#回使用' }),
  inWindow: '（過去30日間）',
  withBackup: '予備コードで',
  yesterday: (time) => `昨日 ${time}`,
  usedAt: (when) => `使用：${when}`,
  denied: (count, when) => counted(count, { other: `#回拒否（最終：${when}）` }),
  because: (denied, reason) => `${denied}：${reason}`,
  reasons: {
    unknown_code: 'ロックに登録されていないコード',
    expired_code: 'コードの期限切れ',
    blocklisted_code: 'コードはブロック済み',
    too_many_attempts: '試行回数が多すぎます',
    blocked_by_privacy_mode: 'プライバシーモードがオン',
    credential_error: 'コードを読み取れませんでした'
  },
  notUsed: 'まだ使用されていません',
  notRecently: '過去30日間の使用はありません',
  unknown: '使用の報告はありません。このロックは使用されたコードを報告しない可能性があります。',
  notReported: 'このロックは使用されたコードを報告しません。',
  offlineCode: 'オフラインコードの使用は報告されません。',
  notFound: (count) => counted(count, { other: '最新の#件のイベントに使用はありません。' }),
  lockOffline: 'ロックはオフラインです。その後の使用が含まれていない可能性があります。',
  failed: 'このコードの使用状況を読み込めませんでした',
  showAll: 'すべての使用を表示'
})
