import type { en } from './en.js'

/** Connecting an account, in German. */
export const de: typeof en = () => ({
  connectAccount: {
    connect: 'Konto verbinden',
    failed: 'Das Konto konnte nicht verbunden werden. Bitte versuchen Sie es erneut.'
  }
})
