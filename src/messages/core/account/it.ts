import type { en } from './en.js'

/** Connecting an account, in Italian. */
export const it: typeof en = () => ({
  connectAccount: {
    connect: 'Collega account',
    failed: 'Impossibile aprire la pagina per collegare l’account.',
    nextStep: 'Riprova tra poco. Se il problema continua, contatta l’assistenza.'
  }
})
