import type { en } from './en.js'

/** Connecting an account, in Arabic. */
export const ar: typeof en = () => ({
  connectAccount: {
    connect: 'ربط حساب',
    failed: 'تعذّر ربط الحساب. حاول مرة أخرى.'
  }
})
