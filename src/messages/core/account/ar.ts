import type { en } from './en.js'

/** Connecting an account, in Arabic. */
export const ar: typeof en = () => ({
  connectAccount: {
    connect: 'ربط حساب',
    failed: 'تعذّر فتح صفحة ربط حسابك.',
    nextStep: 'حاول مرة أخرى بعد قليل. إذا تكرر الفشل، فتواصل مع الدعم.'
  }
})
