import type { en } from './en.js'

/** Connecting an account, in Hebrew. */
export const he: typeof en = () => ({
  connectAccount: {
    connect: 'חיבור חשבון',
    failed: 'לא ניתן היה לחבר את החשבון. יש לנסות שוב.'
  }
})
