import type { en } from './en.js'

/** Connecting an account, in Italian. */
export const it: typeof en = () => ({
  connectAccount: {
    connect: 'Collega account',
    failed: 'Impossibile collegare l’account. Riprova.'
  }
})
