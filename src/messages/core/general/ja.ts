import type { en } from './en.js'

/** Names that several screens share, and sign-in, in Japanese. */
export const ja: typeof en = ({ number }) => ({
  general: {
    back: '戻る',
    tryAgain: '再試行',
    stillTrying: '再試行しています…',
    reload: '再読み込み',
    reloadPage: 'ページを再読み込み',
    needsReload: 'このブラウザーでは、ページ全体を再読み込みする必要があります。',
    save: '保存',
    cancel: 'キャンセル',
    dismiss: '閉じる',
    undo: '元に戻す',
    undone: '元に戻しました',
    refresh: '更新',
    lastRead: (ago) => `最終更新 ${ago}`,
    offline: 'オフラインです。表示内容は最新でない可能性があります。',
    facts: (facts, separator = ' · ') => facts.join(separator),
    more: (count) => `ほか${number(count)}件`,
    of: (part, whole) => `${number(whole)}件中${number(part)}件`,
    unknownError: '不明なエラーが発生しました',
    unreachable: 'サーバーに接続できません。インターネット接続を確認してください。',
    timedOut: 'サーバーから時間内に応答がありませんでした。もう一度お試しください。',
    notUpdated: '最新の値を読み込めなかったため、何も変更されていません。',
    deviceTimedOut: 'デバイスから時間内に応答がありませんでした',
    operationRefused: 'ここで変更を行う権限がありません。',
    refused: 'これを表示する権限がありません。',
    refusedDetail: '管理者にアクセス権を依頼してください。',
    failure: 'このウィジェットで問題が発生しました。ページの他の部分は引き続き使えます。',
    missing: '削除されたか、アクセス権がない可能性があります。',
    details: '詳細',
    requestId: (id) => `リクエスト ${id}`
  },
  session: {
    failed: '接続できませんでした',
    ended: 'サインアウトしています',
    endedDetail: '続けるには、もう一度サインインしてください。サインイン済みの場合は再読み込みしてください。',
    verifying: 'サインインを確認しています',
    unverified: 'サインインを確認できませんでした',
    unauthorized: 'キーまたはトークンが拒否されました。もう一度サインインするか、このワークスペースのものか確認してください。',
    invalidOptions: '設定に問題があります',
    howToFix: (option, hasAttribute) => `${hasAttribute ? '属性' : 'プロパティ'} ${option} を確認してください。`
  }
})
