import type { en } from './en.js'

/** A lock, in Japanese. */
export const ja: typeof en = ({ number }) => ({
  lock: {
    locked: '施錠中',
    unlocked: '解錠中',
    unknown: '不明',
    lock: '施錠',
    unlock: '解錠',
    locking: '施錠しています…',
    unlocking: '解錠しています…',
    lockStatus: 'ロックの状態',
    notReported: 'このロックは施錠状態を通知しません。',
    notRemote: '施錠と解錠はドアでのみ行えます。',
    notReached: '施錠状態は再接続後に分かります。',
    updated: 'ロックの状態を更新しました',
    updateFailed: 'ロックの状態を更新できませんでした',
    stillWaiting: 'ドアの応答を待っています',
    codeLength: 'コードの桁数',
    accessCodes: (count) => `アクセスコード ${number(count)}件`,
    accessCodesUnknown: 'アクセスコード –',
    digits: (count) => `${number(count)}桁のコード`,
    digitsBetween: (from, to) => `${number(from)}～${number(to)}桁のコード`,
    digitsOneOf: (counts) => `${counts.map(number).join('、')}桁のコード`
  }
})
