import type { en } from './en.js'

/** Connecting an account, in Japanese. */
export const ja: typeof en = () => ({
  connectAccount: {
    connect: 'アカウントを接続',
    failed: 'アカウントを接続できませんでした。もう一度お試しください。'
  }
})
