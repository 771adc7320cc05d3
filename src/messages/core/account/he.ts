import type { en } from './en.js'

/** Connecting an account, in Hebrew. */
export const he: typeof en = () => ({
  connectAccount: {
    connect: 'חיבור חשבון',
    failed: 'לא ניתן היה לפתוח את הדף לחיבור החשבון.',
    nextStep: 'יש לנסות שוב בעוד רגע. אם זה נכשל שוב, יש לפנות לתמיכה.'
  }
})
