import type { en } from './en.js'

/** The table of devices, in Japanese. */
export const ja: typeof en = ({ number }) => ({
  deviceTable: {
    heading: 'デバイス',
    view: '表示',
    search: 'デバイスを検索',
    clearSearch: '検索をクリア',
    filters: '問題で絞り込む',
    count: (count) => `${number(count)}台のデバイス`,
    deviceIssues: (count) => `デバイスの問題 ${number(count)}件`,
    accountIssues: (count) => `アカウントの問題 ${number(count)}件`,
    healthy: 'デバイスとアカウントは正常です',
    noisy: '騒音あり',
    calm: '静か',
    idle: '待機中',
    unknown: '状態不明',
    columns: { device: 'デバイス', state: '状態', needs: '要対応' },
    loading: 'デバイスを読み込み中',
    empty: 'デバイスが見つかりませんでした',
    failed: 'デバイスを読み込めませんでした',
    loadingMore: (count) => `現在${number(count)}台のデバイス…`
  }
})
