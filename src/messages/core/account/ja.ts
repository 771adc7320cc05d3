import type { en } from './en.js'

/** Connecting an account, in Japanese. */
export const ja: typeof en = () => ({
  connectAccount: {
    connect: 'アカウントを接続',
    failed: 'アカウントを接続するページを開けませんでした。',
    nextStep: 'しばらくしてからもう一度お試しください。解決しない場合は、サポートにお問い合わせください。'
  }
})
