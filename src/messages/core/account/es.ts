import type { en } from './en.js'

/** Connecting an account, in Spanish. */
export const es: typeof en = () => ({
  connectAccount: {
    connect: 'Conectar cuenta',
    failed: 'No se ha podido conectar la cuenta. Inténtelo de nuevo.'
  }
})
